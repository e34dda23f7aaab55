// Covers the time before the app has started, and parts of it that cannot be fetched.
(() => {
  const TRY_AGAIN_MS = 5_000;
  /** Minimum time between reloads for a part that is missing although the server is reachable. */
  const LOAD_AGAIN_MS = 60_000;
  const LOADED_ANEW = "loadedAnewAt";
  let waiting = null;

  /** True at most once a minute per tab; always false where nothing can be stored. */
  const mayLoadAnew = () => {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(LOADED_ANEW)) < LOAD_AGAIN_MS) return false;
      sessionStorage.setItem(LOADED_ANEW, String(now));
      return true;
    } catch {
      return false;
    }
  };

  /** Shows a notice and reloads the page once the server is reachable: a browser requests a script only once. */
  const waitForConnection = () => {
    if (waiting) return;
    waiting = new AbortController();
    const { signal } = waiting;
    const notice = document.createElement("p");
    notice.setAttribute("role", "status");
    notice.className = "sticky top-0 z-40 bg-surface-3 px-4 py-2 text-center text-14";
    document.body.prepend(notice);
    // Set after insertion: screen readers do not announce text inserted together with its element.
    notice.textContent = "Waiting for the connection. The page will continue on its own.";
    const loadAnew = () => {
      waiting.abort();
      if (mayLoadAnew()) location.reload();
      else notice.textContent = "Part of this page couldn't be loaded. Reload it to try again.";
    };
    const look = () =>
      fetch("/api/health", { signal }).then(
        ({ ok }) => ok && !signal.aborted && loadAnew(),
        () => undefined,
      );
    addEventListener("online", look, { signal });
    const timer = setInterval(look, TRY_AGAIN_MS);
    signal.addEventListener("abort", () => clearInterval(timer));
  };

  /** Reloads on request, but only if the server answers: the current page is better than none. */
  const loadIfThere = () =>
    fetch("/api/health").then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );

  const moments = { lastPress: null, lastKey: null, waitForConnection, loadIfThere };
  globalThis.firstMoments = moments;
  const press = ({ target }) => Object.assign(moments, { lastPress: target, lastKey: null });
  addEventListener("click", press, true);
  addEventListener("keydown", (event) => (moments.lastKey = event), true);
  addEventListener(
    "error",
    ({ target }) => target instanceof HTMLScriptElement && waitForConnection(),
    true,
  );
})();
