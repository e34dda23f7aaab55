import { gemWords } from "../../../ui/gem-words.ts";
import type { StoryDraft } from "./story-draft.ts";

/** What the button does, and for how much; `gems` is null while prices are unknown. */
export function pressWords({ until, from }: StoryDraft, gems: number | null): string {
  if (until !== "script") return gems === null ? "Make it" : `Make it · at most ${gemWords(gems)}`;
  const verb = from === "script" ? "Split into scenes" : "Write the script";
  return gems === null ? verb : `${verb} · ${gemWords(gems)}`;
}

/** "48 s", "3 min" */
export function sayingTime(seconds: number): string {
  return seconds < 120
    ? `${Math.max(1, Math.round(seconds))} s`
    : `${Math.round(seconds / 60)} min`;
}
