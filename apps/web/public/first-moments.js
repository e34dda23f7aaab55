// For the time before the app is there, and for when a part of it cannot be fetched.
(() => {
  const TRY_AGAIN_MS = 5_000;
  /** A part that is missing although the server can be reached is not worth another load before that. */
  const LOAD_AGAIN_MS = 60_000;
  const LOADED_ANEW = "loadedAnewAt";
  let waiting = null;

  /** True once a minute for this tab; always false where nothing can be remembered. */
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

  /** Says so, and loads the page anew once the server can be reached: a browser asks for a script once only. */
  const waitForConnection = () => {
    if (waiting) return;
    waiting = new AbortController();
    const { signal } = waiting;
    const notice = document.createElement("p");
    notice.setAttribute("role", "status");
    notice.className = "sticky top-0 z-40 bg-surface-3 px-4 py-2 text-center text-14";
    document.body.prepend(notice);
    // After it is in the page: what appears with its words is not read out.
    notice.textContent = "Waiting for the connection. The page goes on by itself.";
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

  /** When asked to: where nothing answers, the page that is here is better than none. */
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
