import { PAGES } from "./pages.gen.ts";

const withoutSlash = (path: string) => path.replace(/\/$/, "");

const KNOWN: ReadonlySet<string> = new Set(
  PAGES.filter((page) => !page.includes("$")).map(withoutSlash),
);

/** Single things that anybody may open: whether they exist is looked up. */
const LOOKED_UP = /^\/(?:item|u|board)\//;

/** Pages about a single thing that only their own people may open, who learn there what it is. */
const OWN = PAGES.filter((page) => page.includes("$") && !LOOKED_UP.test(page)).map(
  (page) => new RegExp(`^${page.replace(/\$\w+/g, "[^/]+")}$`),
);

/**
 * True when the web app has a page at this path, whatever the database contains. Elsewhere the app
 * shows its own 404 with the matching status. URLs of single public things ("/item/…") are looked up
 * instead.
 */
export function isPage(path: string): boolean {
  const page = withoutSlash(path);
  return KNOWN.has(page) || OWN.some((pattern) => pattern.test(page));
}
