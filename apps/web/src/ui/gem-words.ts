import { numberText } from "./number-text.ts";

export function gemWords(gems: number): string {
  return `${numberText(gems)} ${Math.abs(gems) === 1 ? "gem" : "gems"}`;
}

/** What somebody is short of. */
export function moreGemsWords(gems: number): string {
  return `You need ${numberText(gems)} more ${gems === 1 ? "gem" : "gems"}.`;
}
