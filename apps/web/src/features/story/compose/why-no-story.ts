import { PROMPT_MAX, TEXT_MAX } from "@kinora/contracts/limits";
import { STORY_SECONDS_MAX } from "@kinora/contracts/story/story-limits";
import { isVisible } from "@kinora/contracts/text/visible-text";
import { plural, t } from "@lingui/core/macro";
import { tooLongBy } from "../../../entities/prompt/too-long-by.ts";
import type { StoryDraft } from "./story-draft.ts";

export interface StoryFacts {
  readonly from: StoryDraft["from"];
  readonly until: StoryDraft["until"];
  /** The idea or the script. */
  readonly text: string;
  /** True when its words would be refused. */
  readonly isRefused: boolean;
  /** How long it takes to narrate, in seconds. */
  readonly seconds: number;
  /** Missing gems, available gems, and the price of a script. */
  readonly missing: number;
  readonly available: number;
  /** Null while prices are unknown. */
  readonly scriptGems: number | null;
}

/** Returns why a story cannot be started, shown beside its button; null when it can. */
export function whyNoStory(facts: StoryFacts): string | null {
  const { from, until, text, isRefused, seconds, missing, available, scriptGems } = facts;
  const isScript = from === "script";
  if (!isVisible(text))
    return isScript ? t`Paste the words to be spoken.` : t`Write what the story is about.`;
  const over = text.trim().length - (isScript ? TEXT_MAX : PROMPT_MAX);
  if (over > 0) return tooLongBy(over);
  if (isRefused) return t`Rephrase it first.`;
  if (isScript && seconds > STORY_SECONDS_MAX)
    return t`This takes longer than three minutes to say. Shorten it, or choose a faster voice.`;
  if (scriptGems === null) return t`Getting the price…`;
  if (missing === 0) return null;
  // Suggests what the available gems allow; ways to get more are shown with the shortfall.
  return until !== "script" && available >= scriptGems
    ? t`You have ${plural(available, { one: "# gem", other: "# gems" })}. Let it spend at most that many, or start with just the script.`
    : t`You don't have enough gems for this yet.`;
}
