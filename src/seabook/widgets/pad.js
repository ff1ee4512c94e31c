// Text with buttons, and a place whose changes are read out. Every button has data-id; knows no game.
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "sb-pad";
  const status = document.createElement("div");
  status.className = "sb-status";
  // Stays while its content changes: only so is a change read out.
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  const body = document.createElement("div");
  body.className = "sb-body";
  root.append(body, status);
  el.appendChild(root);

  function fill(place, html) {
    const had = place.contains(document.activeElement)
      ? document.activeElement.getAttribute("data-id")
      : null;
    // Parsed apart, not set as innerHTML: a script in it never runs.
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const nodes = [...parsed.head.childNodes, ...parsed.body.childNodes];
    place.replaceChildren(...nodes.map((node) => document.importNode(node, true)));
    for (const node of place.querySelectorAll("button, select, summary, a")) {
      // Else JupyterLab's one-key commands act here: b adds a cell, dd deletes this one.
      node.setAttribute("data-lm-suppress-shortcuts", "true");
      if (had !== null && node.getAttribute("data-id") === had) node.focus({ preventScroll: true });
    }
  }

  const body_ = () => fill(body, model.get("html"));
  const status_ = () => fill(status, model.get("status"));
  const show = () => root.setAttribute("data-show", model.get("show"));

  root.addEventListener("click", (event) => {
    const node = event.target.closest?.("[data-id]");
    if (!node || node.disabled) return;
    model.set("clicked", node.getAttribute("data-id"));
    // Counted, for the same button twice changes nothing else.
    model.set("click_count", model.get("click_count") + 1);
    model.save_changes();
  });

  const watched = { html: body_, status: status_, show };
  for (const [key, act] of Object.entries(watched)) model.on(`change:${key}`, act);
  show();
  body_();
  status_();
  return () => {
    for (const [key, act] of Object.entries(watched)) model.off(`change:${key}`, act);
  };
}

export default { render };
