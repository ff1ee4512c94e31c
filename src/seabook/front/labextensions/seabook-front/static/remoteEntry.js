// Opens a page of Seabook in JupyterLab as a page of its own: it has run, stands at its top, and shows
// no code until one wants to see it. A container of the module-federation protocol, by hand: no bundler.
(window._JUPYTERLAB = window._JUPYTERLAB || {})["seabook-front"] = (() => {
  let scope;
  const WORDS = {
    code: ["顯示程式碼", "Show the code"],
    gone: ["Python停了，圖板不會再回答。", "Python has stopped: the board no longer answers."],
    cure: ["重新開始這一頁", "Start this page again"],
    wait: ["正在準備……", "Getting ready …"],
  };
  // What a front hides: everything of JupyterLab's, and what is below the stage.
  const STYLE = `
    body.seabook-front :is(#jp-top-panel, #jp-menu-panel, #jp-bottom-panel, #top-panel-wrapper, #menu-panel-wrapper, #top-panel, #menu-panel, .jp-NotebookKernelLogo, .jp-SideBar, .jp-NotebookPanel-toolbar,
      .jp-InputPrompt, .jp-OutputPrompt, .jp-cell-toolbar, .jp-CellFooter, .jp-Collapser, .jp-Notebook-footer,
      .jp-NotebookPanel-notebook + *) { display: none !important; }
    body.seabook-front:not(.seabook-code) :is(.jp-CodeCell .jp-Cell-inputWrapper, .seabook-below, .seabook-head) { display: none !important; }
    body.seabook-front.seabook-code .seabook-head { display: none !important; }
    body.seabook-front .jp-NotebookPanel-notebook { top: 0 !important; height: 100% !important; }
    body.seabook-front:not(.seabook-stage) .jp-WindowedPanel-inner { max-width: 1100px; margin: 0 auto; }
    /* The stage is the whole page; the cells of the notebook are below it. */
    body.seabook-stage:not(.seabook-code) :has(.sb-stage) { contain: none !important; transform: none !important;
      content-visibility: visible !important; will-change: auto !important; }
    body.seabook-stage:not(.seabook-code) .sb-stage { --sb-height: 100vh; position: fixed; inset: 0; z-index: 9; border: 0; }
    #seabook-code { position: fixed; right: 0.6rem; bottom: 0.2rem; z-index: 20; font: 12px system-ui; opacity: 0.75;
      border: 0; background: none; text-decoration: underline; cursor: pointer; min-height: 24px; }
    body.seabook-stage #seabook-code { display: none; }
    #seabook-gone { position: fixed; inset: 0 0 auto 0; z-index: 30; display: flex; gap: 1rem; align-items: center;
      justify-content: center; padding: 0.8rem; background: #fff3d6; border-bottom: 3px solid #8a4b00; font: 18px system-ui; color: #1d2a33; }
    #seabook-gone button { font: inherit; padding: 0.3em 1em; border-radius: 10px; border: 0; background: #1f5fae; color: #fff; cursor: pointer; }
    #seabook-wait { position: fixed; inset: 0; z-index: 10; display: grid; place-content: center; background: #fffdf7; font: 22px system-ui; color: #1d2a33; }`;

  const shared = async (name) => {
    const versions = scope[name];
    const newest = versions[Object.keys(versions).sort().pop()];
    return (await newest.get())();
  };

  function said(what) {
    return WORDS[what].map((text, i) => {
      const span = document.createElement("span");
      span.lang = ["zh-Hant", "en"][i];
      span.textContent = `${i ? " " : ""}${text}`;
      return span;
    });
  }

  function put(kind, id, ...inside) {
    document.getElementById(id)?.remove();
    const node = document.createElement(kind);
    node.id = id;
    node.append(...inside);
    document.body.append(node);
    return node;
  }

  // A page of its own: in JupyterLab's single-document mode, and in the site that needs no server.
  const ALONE = /\/doc\//;
  const SITE = /\/notebooks\/(index\.html)?$/;
  const isAlone = () => ALONE.test(window.location.pathname) || SITE.test(window.location.pathname);

  // Another page of the same folder of lessons, wherever this one is served.
  function go(base, path) {
    if (SITE.test(window.location.pathname)) {
      window.location.href = `index.html?path=${encodeURIComponent(path)}`;
      return;
    }
    window.location.href = `${base}doc/tree/${path.split("/").map(encodeURIComponent).join("/")}`;
  }

  // Bars that are only hidden by style would keep their place.
  function bare(shell) {
    shell.mode = "single-document";
    for (const part of ["_topHandler", "_menuHandler", "_titleHandler"]) shell[part]?.panel?.hide();
    for (const side of ["left", "right"]) {
      if (shell.isSideTabBarVisible?.(side)) shell.toggleSideTabBarVisibility(side);
    }
    shell._bottomPanel?.hide();
    shell.collapseLeft?.();
    shell.collapseRight?.();
  }

  // JupyterLab's own word for it covers the page; ours says the same, with what to do.
  function hush() {
    const away = () => document.querySelectorAll(".jp-Dialog .jp-mod-accept").forEach((node) => node.click());
    const watch = new MutationObserver(away);
    watch.observe(document.body, { childList: true });
    away();
    setTimeout(() => watch.disconnect(), 10000);
  }

  function mark(panel) {
    let stage = false;
    panel.content.widgets.forEach((cell) => {
      const tags = cell.model.getMetadata("tags") || [];
      if (tags.includes("below")) cell.addClass("seabook-below");
      if (tags.includes("head")) cell.addClass("seabook-head");
      stage ||= tags.includes("stage");
    });
    return stage;
  }

  async function open(panel, { NotebookActions }, base) {
    const { context, content, sessionContext } = panel;
    const alone = isAlone();
    document.body.classList.toggle("seabook-front", alone);
    const stage = mark(panel);
    document.body.classList.toggle("seabook-stage", stage && alone);
    document.body.classList.add("seabook-page");
    // A run is nothing to be saved: what a learner does is kept elsewhere.
    context.model.stateChanged.connect(() => {
      if (context.model.dirty && !document.body.classList.contains("seabook-code")) context.model.dirty = false;
    });
    const run = async () => {
      await NotebookActions.runAll(content, sessionContext);
      content.activeCellIndex = 0;
      content.node.querySelector(".jp-WindowedPanel-outer")?.scrollTo(0, 0);
      content.node.scrollTo(0, 0);
      document.getElementById("seabook-wait")?.remove();
      document.body.dataset.seabookRan = String(Number(document.body.dataset.seabookRan || 0) + 1);
    };
    if (alone) {
      put("div", "seabook-wait", ...said("wait")).setAttribute("role", "status");
      const toggle = put("button", "seabook-code", ...said("code"));
      toggle.addEventListener("click", () => document.body.classList.toggle("seabook-code"));
    }
    const restarted = () =>
      sessionContext.session?.kernel ? sessionContext.restartKernel() : sessionContext.startKernel();
    const soon = (promise, ms) =>
      Promise.race([promise, new Promise((_, late) => setTimeout(() => late(new Error("late")), ms))]);
    let curing = false;
    const gone = () => {
      if (curing || document.getElementById("seabook-gone")) return;
      if (alone) hush();
      const cure = document.createElement("button");
      cure.append(...said("cure"));
      cure.addEventListener("click", async () => {
        curing = true;
        document.getElementById("seabook-gone")?.remove();
        put("div", "seabook-wait", ...said("wait")).setAttribute("role", "status");
        // The server starts a killed kernel again by itself. What is asked of it in between is never
        // answered, so after a while one asks again.
        let cured = false;
        for (let tries = 1; tries <= 3 && !cured; tries++) {
          try {
            await soon(restarted(), 6000);
            await soon(run(), 10000 * tries);
            cured = true;
          } catch (why) {
            console.warn("seabook: once more", why);
          }
        }
        curing = false;
        if (!cured) {
          document.getElementById("seabook-wait")?.remove();
          gone();
        }
      });
      put("div", "seabook-gone", ...said("gone"), cure).setAttribute("role", "alert");
    };
    await sessionContext.ready;
    await run();
    sessionContext.statusChanged.connect((_, status) => {
      if (["dead", "autorestarting", "terminating", "unknown"].includes(status)) gone();
    });
    sessionContext.connectionStatusChanged.connect((_, status) => {
      if (status === "disconnected") gone();
    });
    document.addEventListener("seabook-code", () => document.body.classList.toggle("seabook-code"));
    document.addEventListener("seabook-open", (event) => go(base, event.detail));
    panel.node.addEventListener("click", (event) => {
      const link = event.target.closest?.('a[href$=".ipynb"], a[data-path$=".ipynb"]');
      if (!link || !alone) return;
      event.preventDefault();
      event.stopPropagation();
      const given = link.getAttribute("data-path") || link.getAttribute("href");
      const here = new URL(context.path, "http://x/");
      go(base, decodeURIComponent(new URL(given.replace(/^.*\/files\//, "/"), here).pathname).replace(/^\//, ""));
    }, true);
  }

  return {
    init: (given) => { scope = given; },
    get: async () => {
      const notebook = await shared("@jupyterlab/notebook");
      const { PageConfig } = await shared("@jupyterlab/coreutils");
      const plugin = {
        id: "seabook-front:open",
        autoStart: true,
        requires: [notebook.INotebookTracker],
        activate: (app, tracker) => {
          const style = document.createElement("style");
          style.textContent = STYLE;
          document.head.append(style);
          if (ALONE.test(window.location.pathname)) app.restored.then(() => bare(app.shell));
          tracker.widgetAdded.connect(async (_, panel) => {
            await panel.context.ready;
            if (panel.model.getMetadata("seabook")) await open(panel, notebook, PageConfig.getBaseUrl());
          });
        },
      };
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();
