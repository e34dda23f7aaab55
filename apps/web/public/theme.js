// Runs before the first paint, so that the page never flashes in the wrong theme or text size.
(() => {
  const root = document.documentElement;
  let look = {};
  try {
    // The server renders pages as signed out: a known user, or one returning from sign-in, must not see "Sign in".
    const isKnown = (localStorage.getItem("person") || "null") !== "null";
    if (isKnown || sessionStorage.getItem("signingIn")) root.dataset.member = "";
    look = JSON.parse(localStorage.getItem("appearance") || "{}");
  } catch {
    // Storage is blocked or damaged: the system's own look is used.
  }
  const dark =
    look.theme === "dark" ||
    (look.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.textSize = look.textSize || "medium";
  if (look.characterKeys === false) root.dataset.characterKeys = "off";
  if (look.reducedMotion) root.dataset.reducedMotion = "";
})();
