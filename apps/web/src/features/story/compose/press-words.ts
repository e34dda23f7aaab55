import { plural, t } from "@lingui/core/macro";
import type { StoryDraft } from "./story-draft.ts";

/** Describes what the button does and its price; `gems` is null while prices are unknown. */
export function pressWords({ until, from }: StoryDraft, gems: number | null): string {
  if (until !== "script")
    return gems === null
      ? t`Make it`
      : t`Make it · at most ${plural(gems, { one: "# gem", other: "# gems" })}`;
  if (from === "script")
    return gems === null
      ? t`Split into scenes`
      : t`Split into scenes · ${plural(gems, { one: "# gem", other: "# gems" })}`;
  return gems === null
    ? t`Write the script`
    : t`Write the script · ${plural(gems, { one: "# gem", other: "# gems" })}`;
}

/** Formats a narration time: "48 s", "3 min". */
export function sayingTime(seconds: number): string {
  return seconds < 120
    ? t`${{ seconds: Math.max(1, Math.round(seconds)) }} s`
    : t`${{ minutes: Math.round(seconds / 60) }} min`;
}
