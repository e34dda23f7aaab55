import { withoutHidden, withoutPiles } from "../text/hidden-signs.ts";
import { CONTROLS, isVisible, TURNING } from "../text/visible-text.ts";

/**
 * Returns why this name cannot be shown to others, or null when it can. Any script and emoji are
 * accepted.
 */
export function nameFlaw(
  name: string,
): "name.turned" | "name.invisible" | "name.hiddenSigns" | "name.piledMarks" | null {
  if (name.search(TURNING) >= 0) return "name.turned";
  if (!isVisible(name)) return "name.invisible";
  if (name.search(CONTROLS) >= 0 || withoutHidden(name) !== name) {
    return "name.hiddenSigns";
  }
  return withoutPiles(name) === name ? null : "name.piledMarks";
}

/**
 * Replaces every run of spaces by one ordinary space; other kinds of space look the same, or
 * nearly.
 */
export function withPlainSpaces(name: string): string {
  return name.replace(/\p{Zs}+/gu, " ").trim();
}

/** Makes a name from a sign-in provider fit to be shown; "" when none of it is visible. */
export function cleanName(name: string, most: number): string {
  const plain = name.replace(TURNING, "").replace(CONTROLS, " ");
  const clean = withPlainSpaces(withoutPiles(withoutHidden(plain)));
  if (!isVisible(clean)) return "";
  // Leaves neither half of a surrogate pair nor a joiner whose other half was cut off.
  return withoutHidden(clean.slice(0, most).replace(/[\ud800-\udbff]$/, "")).trim();
}

/** Control characters other than tabs and ends of lines. */
const UNPRINTED = /[^\P{Cc}\t\n\r]/gu;

/**
 * Makes a text of several lines fit to be shown to others: without bidirectional controls, which
 * would reverse surrounding text, other control and hidden characters, and piles of marks; "" when
 * nothing is visible.
 */
export function cleanLines(text: string): string {
  const plain = text.replace(TURNING, "").replace(UNPRINTED, "");
  const clean = withoutPiles(withoutHidden(plain));
  return isVisible(clean) ? clean : "";
}
