// A picture with controls: every element with data-id is one. Knows no game; no imports, no bundler.
// One Tab stop; arrow keys go to the nearest control in that direction, Home and End to the ends.
const CONTROL = "[data-id]";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// The nearest in a direction: what lies to the side counts double, and nothing beyond 45 degrees.
function nearest(from, nodes, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const node of nodes) {
    if (node === from) continue;
    const [nx, ny] = middle(node);
    const ahead = (nx - x) * dx + (ny - y) * dy;
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    if (ahead < 1 || aside > ahead * 1.5) continue;
    const far = ahead + 2 * aside;
    if (far < least) [least, best] = [far, node];
  }
  return best;
}

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "sb-board";
  root.setAttribute("role", "group");
  el.appendChild(root);
  let current = 0; // the place of the control that Tab reaches
  let pressed = false; // between a press and its release
  let waiting = false; // a picture that came between the two

  const controls = () => [...root.querySelectorAll(CONTROL)];

  function reach(nodes, index) {
    current = Math.max(0, Math.min(index, nodes.length - 1));
    nodes.forEach((node, i) => node.setAttribute("tabindex", i === current ? "0" : "-1"));
  }

  function draw() {
    const had = root.contains(document.activeElement)
      ? document.activeElement.closest(CONTROL)?.getAttribute("data-id") ?? ""
      : null;
    // Parsed and imported, not set as innerHTML: a script in it never runs.
    const parsed = new DOMParser().parseFromString(model.get("svg"), "image/svg+xml");
    const bad = parsed.querySelector("parsererror");
    root.replaceChildren(bad ? "SVG ?" : document.importNode(parsed.documentElement, true));
    name();
    point();
    const nodes = controls();
    if (!model.get("live")) {
      for (const node of nodes) {
        node.setAttribute("role", "img");
        node.removeAttribute("data-id");
      }
      return;
    }
    for (const node of nodes) {
      node.setAttribute("role", "button");
      // Else JupyterLab's one-key commands act here: b adds a cell, dd deletes this one.
      node.setAttribute("data-lm-suppress-shortcuts", "true");
    }
    if (had !== null && nodes.length) {
      // The same control; where its action is another now, the one in its place.
      const same = nodes.findIndex((node) => node.getAttribute("data-id") === had);
      reach(nodes, same < 0 ? current : same);
      nodes[current].focus({ preventScroll: true });
    } else {
      reach(nodes, current);
    }
    press();
  }

  // What a pointer shows is what is read out.
  function point() {
    const space = "http://www.w3.org/2000/svg";
    for (const node of root.querySelectorAll("svg [aria-label]")) {
      const title = document.createElementNS(space, "title");
      title.textContent = node.getAttribute("aria-label");
      node.prepend(title);
    }
  }

  function press() {
    for (const node of controls()) {
      const chosen = node.getAttribute("data-id") === model.get("selected");
      node.setAttribute("aria-pressed", String(chosen));
    }
  }

  function name() {
    root.setAttribute("aria-label", model.get("label"));
    const lang = model.get("lang");
    if (lang) root.setAttribute("lang", lang);
    else root.removeAttribute("lang");
  }

  function choose(node) {
    reach(controls(), controls().indexOf(node));
    model.set("clicked", node.getAttribute("data-id"));
    // Counted, for the same control twice changes nothing else.
    model.set("click_count", model.get("click_count") + 1);
    model.save_changes();
  }

  function move(node, key) {
    const nodes = controls();
    const next =
      key === "Home" ? nodes[0] : key === "End" ? nodes.at(-1) : nearest(node, nodes, WAYS[key]);
    if (!next) return;
    reach(nodes, nodes.indexOf(next));
    next.focus();
  }

  root.addEventListener("click", (event) => {
    const node = event.target.closest?.(CONTROL);
    if (!node) return;
    node.focus({ preventScroll: true });
    choose(node);
  });
  root.addEventListener("keydown", (event) => {
    const node = event.target.closest?.(CONTROL);
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") choose(node);
    else if (event.key in WAYS || event.key === "Home" || event.key === "End") move(node, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  // A control that is replaced under the finger would lose the click.
  const redraw = () => {
    if (pressed) waiting = true;
    else draw();
  };
  // The click follows the release: the new picture waits for it.
  const released = () => setTimeout(() => {
    pressed = false;
    if (waiting) draw();
    waiting = false;
  });
  root.addEventListener("pointerdown", () => (pressed = true));
  const ENDS = ["pointerup", "pointercancel"];
  for (const end of ENDS) window.addEventListener(end, released);

  const watched = { svg: redraw, selected: press, label: name, lang: name };
  for (const [key, act] of Object.entries(watched)) model.on(`change:${key}`, act);
  draw();
  return () => {
    for (const [key, act] of Object.entries(watched)) model.off(`change:${key}`, act);
    for (const end of ENDS) window.removeEventListener(end, released);
  };
}

export default { render };
