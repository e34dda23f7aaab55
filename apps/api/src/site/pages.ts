import { PAGES } from "./pages.gen.ts";

const withoutSlash = (path: string) => path.replace(/\/$/, "");

const KNOWN: ReadonlySet<string> = new Set(
  PAGES.filter((page) => !page.includes("$")).map(withoutSlash),
);

/**
 * Does the web app have a page here, whatever there is in the database? Elsewhere it shows its own 404,
 * with the status to match. Addresses of one thing ("/item/…") are looked up instead.
 */
export function isPage(path: string): boolean {
  return KNOWN.has(withoutSlash(path));
}
