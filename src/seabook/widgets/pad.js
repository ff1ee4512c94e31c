// Text with buttons and fields, and a place whose changes are read out. Knows no game.
// Every button has data-id, which is reported when it is pressed; and where it has them:
// data-take: reported with what stands in the field of that name; data-key: the key that presses
// it; data-again: it presses that other button every data-every milliseconds until pressed again.
// data-full: the stage fills the screen; data-open and data-code: another page, and the code of this
// one, for whoever listens.
// data-top in what was answered: it is shown from its beginning.
// A field with data-filter leaves shown what has all its words in the text or in data-find.
const CONTROLS = "button, select, input, textarea, summary, a";

// The words typed, looked for in the text and in what else people call it.
function sift(root) {
  const field = root.querySelector("[data-filter]");
  if (!field) return;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const node of root.querySelectorAll("[data-find]")) {
    node.sought ??= `${node.textContent} ${node.getAttribute("data-find")}`.toLowerCase();
    node.hidden = !words.every((word) => node.sought.includes(word));
    if (!node.hidden) found += 1;
  }
  for (const node of root.querySelectorAll("[data-group]")) {
    node.hidden = !node.querySelector("[data-find]:not([hidden])");
  }
  for (const node of root.querySelectorAll("[data-found]")) node.textContent = String(found);
}

// Buttons that stay are the same elements still: a press that has begun on one also ends on it.
function keep(place, fresh) {
  for (const next of fresh.querySelectorAll("button[data-id]")) {
    const id = next.getAttribute("data-id");
    const old = [...place.querySelectorAll("button[data-id]")].find(
      (node) => node.getAttribute("data-id") === id,
    );
    if (!old) continue;
    for (const { name } of [...old.attributes]) old.removeAttribute(name);
    for (const { name, value } of next.attributes) old.setAttribute(name, value);
    old.replaceChildren(...next.childNodes);
    next.replaceWith(old);
  }
}

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "sb-pad";
  const status = document.createElement("div");
  status.className = "sb-status";
  // Its first line is read out, once and in one language. What reads it out stays while its content
  // changes: only so is a change heard.
  const heard = document.createElement("div");
  heard.className = "sb-heard";
  heard.setAttribute("role", "status");
  heard.setAttribute("aria-live", "polite");
  const body = document.createElement("div");
  body.className = "sb-body";
  root.append(body, status, heard);
  el.appendChild(root);
  let clock = null; // runs while a button presses another
  let again = null; // the id of that other button
  let waiting = false; // for the answer to the last of those presses

  const control = (id) =>
    [...root.querySelectorAll("[data-id]")].find((node) => node.getAttribute("data-id") === id);

  function fill(place, html) {
    const had = place.contains(document.activeElement)
      ? document.activeElement.getAttribute("data-id")
      : null;
    // Parsed apart, not set as innerHTML: a script in it never runs.
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const nodes = [...parsed.head.childNodes, ...parsed.body.childNodes];
    const fresh = document.createElement("div");
    fresh.append(...nodes.map((node) => document.importNode(node, true)));
    keep(place, fresh);
    place.replaceChildren(...fresh.childNodes);
    for (const node of place.querySelectorAll(CONTROLS)) {
      // Else JupyterLab's one-key commands act here: b adds a cell, dd deletes this one.
      node.setAttribute("data-lm-suppress-shortcuts", "true");
    }
    if (had !== null) {
      // The same control; where it can no longer be pressed, the first that can.
      const same = control(had);
      const next = same && !same.disabled ? same : place.querySelector("[data-id]:not(:disabled)");
      next?.focus({ preventScroll: true });
    }
    if (place === body) waiting = false;
    if (clock !== null && control(again)?.disabled !== false) halt();
    lit();
    sift(root);
  }

  function report(text) {
    model.set("clicked", text);
    // Counted, for the same button twice changes nothing else.
    model.set("click_count", model.get("click_count") + 1);
    model.save_changes();
  }

  function lit() {
    for (const node of root.querySelectorAll("[data-again]")) {
      node.setAttribute("aria-pressed", String(clock !== null));
    }
  }

  function halt() {
    clearInterval(clock);
    clock = null;
    lit();
  }

  function repeat(node) {
    if (clock !== null) return halt();
    again = node.getAttribute("data-again");
    clock = setInterval(tick, Number(node.getAttribute("data-every")));
    waiting = false;
    lit();
    tick();
  }

  function tick() {
    const node = control(again);
    if (!node || node.disabled || !root.isConnected) return halt();
    if (waiting) return;
    waiting = true;
    report(again);
  }

  // Full screen and other pages are the browser's own: nothing is asked of the kernel.
  function leave(node) {
    const stage = node.closest(".sb-stage");
    if (node.hasAttribute("data-full") && stage) {
      if (document.fullscreenElement) document.exitFullscreen();
      else stage.requestFullscreen?.();
      return true;
    }
    for (const what of ["open", "code"]) {
      if (!node.hasAttribute(`data-${what}`)) continue;
      const detail = node.getAttribute(`data-${what}`);
      node.dispatchEvent(new CustomEvent(`seabook-${what}`, { bubbles: true, detail }));
      return true;
    }
    return false;
  }

  function press(node) {
    if (leave(node)) return;
    if (node.hasAttribute("data-again")) return repeat(node);
    if (clock !== null) halt();
    const field = node.getAttribute("data-take");
    const id = node.getAttribute("data-id");
    report(field ? `${id}:${root.querySelector(`[name="${field}"]`)?.value ?? ""}` : id);
  }

  const body_ = () => fill(body, model.get("html"));
  const status_ = () => fill(status, model.get("status"));
  // What was just answered is brought into sight, by no more than it takes.
  const firstLine = () => {
    const line = status.querySelector(".sb-head") ?? status.firstElementChild;
    const own = `[lang="${model.get("show") === "en" ? "en" : "zh-Hant"}"]`;
    const said = line?.matches(own) ? line : line?.querySelector(own) ?? line;
    return said?.textContent.trim() ?? "";
  };
  const answered = () => {
    status_();
    heard.textContent = firstLine();
    if (!model.get("status")) return;
    // On a stage nothing moves but the side itself.
    const tall =
      status.offsetHeight > root.clientHeight || status.querySelector("[data-top]") !== null;
    if (root.closest(".sb-stage")) status.scrollIntoView({ block: tall ? "start" : "nearest" });
    else root.scrollIntoView({ block: "nearest" });
  };
  const show = () => root.setAttribute("data-show", model.get("show"));

  root.addEventListener("click", (event) => {
    const node = event.target.closest?.("[data-id]");
    if (node && !node.disabled) press(node);
  });
  root.addEventListener("input", (event) => {
    if (event.target.hasAttribute("data-filter")) sift(root);
  });
  // Enter in a field presses the button that takes it; not while a Chinese word is still being put together.
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches?.("input[name]")) return;
    const name = event.target.getAttribute("name");
    const node = [...root.querySelectorAll("[data-take]")].find(
      (each) => each.getAttribute("data-take") === name,
    );
    if (!node || node.disabled) return;
    event.preventDefault();
    press(node);
  });
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.matches?.("button")) return;
    const node = [...root.querySelectorAll("[data-key]")].find(
      (each) => each.getAttribute("data-key") === event.key,
    );
    if (!node) return;
    event.preventDefault();
    event.stopPropagation();
    if (!node.disabled) press(node);
  });

  const watched = { html: body_, status: answered, show };
  for (const [key, act] of Object.entries(watched)) model.on(`change:${key}`, act);
  show();
  body_();
  status_();
  return () => {
    halt();
    for (const [key, act] of Object.entries(watched)) model.off(`change:${key}`, act);
  };
}

export default { render };
