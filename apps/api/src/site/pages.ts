import { PAGES } from "./pages.gen.ts";

const withoutSlash = (path: string) => path.replace(/\/$/, "");

const KNOWN: ReadonlySet<string> = new Set(
  PAGES.filter((page) => !page.includes("$")).map(withoutSlash),
);

/**
 * True when the web app has a page at this path, whatever the database contains. Elsewhere the app
 * shows its own 404 with the matching status. URLs of single things ("/item/…") are looked up
 * instead.
 */
export function isPage(path: string): boolean {
  return KNOWN.has(withoutSlash(path));
}
