import { SETTINGS_SECTIONS } from "@kinora/contracts/account/settings-sections";

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
  "/board/$token",
  "/settings/$section",
  "/settings/",
] as const;

/** What may stand for a name in an address. */
function placeOf(name: string): string {
  return name === "$section" ? `(?:${SETTINGS_SECTIONS.join("|")})` : "[^/]+";
}

const KNOWN = new RegExp(
  `^(?:${PAGES.filter((page) => !/\$(?:id|token)$/.test(page))
    .map((page) => page.replace(/\/$/, "").replace(/\$\w+/g, placeOf))
    .join("|")})/?$`,
);

/**
 * Does the web app have a page here, whatever there is in the database? Elsewhere it shows its own 404,
 * with the status to match. Addresses of one thing ("/item/…") are looked up instead.
 */
export function isPage(path: string): boolean {
  return KNOWN.test(path);
}
