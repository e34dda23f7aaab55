// For the time before the app is there, and for when it cannot be fetched.
(() => {
  const TRY_AGAIN_MS = 5_000;
  let waiting = false;

  /** Says so, and loads the page anew once the server can be reached: a browser asks for a script once only. */
  const waitForConnection = () => {
    if (waiting) return;
    waiting = true;
    const notice = document.createElement("p");
    notice.setAttribute("role", "status");
    notice.className = "sticky top-0 z-40 bg-surface-3 px-4 py-2 text-center text-14";
    document.body.prepend(notice);
    // After it is in the page: what appears with its words is not read out.
    notice.textContent = "Waiting for the connection. The page goes on by itself.";
    const look = () =>
      fetch("/api/health").then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    addEventListener("online", look);
    setInterval(look, TRY_AGAIN_MS);
  };

  globalThis.firstMoments = { lastPress: null, waitForConnection };
  addEventListener("click", ({ target }) => (globalThis.firstMoments.lastPress = target), true);
  addEventListener(
    "error",
    ({ target }) => target instanceof HTMLScriptElement && waitForConnection(),
    true,
  );
})();
