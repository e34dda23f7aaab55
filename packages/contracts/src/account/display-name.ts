import { withoutHidden, withoutPiles } from "../text/hidden-signs.ts";
import { CONTROLS, isVisible, TURNING } from "../text/visible-text.ts";

/** Why this name cannot be shown to others; null: it can. Any script is welcome, emoji too. */
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

/** A name with one ordinary space where it has any: others look the same, or nearly. */
export function withPlainSpaces(name: string): string {
  return name.replace(/\p{Zs}+/gu, " ").trim();
}

/** A name somebody else vouches for, made fit to be shown; "" when nothing of it can be seen. */
export function cleanName(name: string, most: number): string {
  const plain = name.replace(TURNING, "").replace(CONTROLS, " ");
  const clean = withPlainSpaces(withoutPiles(withoutHidden(plain)));
  if (!isVisible(clean)) return "";
  // Never half of a letter that takes two places, nor a joiner whose other half was cut off.
  return withoutHidden(clean.slice(0, most).replace(/[\ud800-\udbff]$/, "")).trim();
}

/** A text of several lines without signs that turn the writing around them. */
export const withoutTurns = (text: string): string => text.replace(TURNING, "");
