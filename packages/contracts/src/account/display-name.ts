import { CONTROLS, isVisible, TURNING } from "../text/visible-text.ts";

/** Invisible letters that make one name look like another; flags of regions are written with them. */
const HIDDEN = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;
/** More than any script piles up on one letter: they would run over the lines around them. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** Why this name cannot be shown to others; null: it can. Any script is welcome, emoji too. */
export function nameFlaw(name: string): string | null {
  if (name.search(TURNING) >= 0) return "This name holds invisible marks that turn text around.";
  if (name.search(CONTROLS) >= 0 || name.search(HIDDEN) >= 0) {
    return "This name holds signs that nobody sees.";
  }
  if (name.search(PILED) >= 0) return "This name piles too many marks on one letter.";
  return isVisible(name) ? null : "Give a name that can be seen.";
}

/** A name somebody else vouches for, made fit to be shown; "" when nothing of it can be seen. */
export function cleanName(name: string, most: number): string {
  const clean = name
    .replace(TURNING, "")
    .replace(CONTROLS, " ")
    .replace(HIDDEN, "")
    .replace(PILED, "$1")
    .trim();
  if (!isVisible(clean)) return "";
  // Never half of a letter that takes two places.
  return clean
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
