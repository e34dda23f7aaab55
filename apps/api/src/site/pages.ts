/** The addresses of the web app, as its router writes them; a test keeps the two the same. */
export const PAGES = [
  "/",
  "/login",
  "/create",
  "/gems",
  "/help",
  "/library",
  "/notifications",
  "/recent",
  "/search",
  "/trending",
  "/item/$id",
  "/story/$id",
  "/settings/$section",
  "/settings/",
] as const;

const KNOWN = new RegExp(
  `^(?:${PAGES.map((page) => page.replace(/\/$/, "").replace(/\$\w+/g, "[^/]+")).join("|")})/?$`,
);

/** Does the web app have a page here? Elsewhere it shows its own 404, with the status to match. */
export function isPage(path: string): boolean {
  return KNOWN.test(path);
}
