import type { Idea } from "./idea.ts";

const LONGEST_FEAT = 6;
const LONGEST_KIND = 3;

/**
 * Titles that state the event when it is short: "The Fox Who Found a Lantern". Listed twice, so
 * that they are as likely as the genre's.
 */
export function titlesOf({ hero, couple, deed }: Idea): string[] {
  if (deed?.kind !== "goal" || hero.entry.kind !== "character" || couple) return [];
  const [feat = ""] = deed.past.split(/,| (?:who|that|which|and|but|so|because|with|without) /);
  const isShort =
    feat.split(" ").length <= LONGEST_FEAT && hero.kind.split(" ").length <= LONGEST_KIND;
  if (!isShort || !feat.includes(" ") || /[“”]/.test(feat)) return [];
  const title = `The ${hero.kind} Who ${feat}`;
  return [title, title];
}
