import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { Selectable } from "kysely";
import type { StoryDecisionTable } from "../schema.gen.ts";

/** Returns the appeal in a row of a decision that holds its own; null when there is none. */
export function appealIn({
  appeal: text,
  appealed_at: at,
  appeal_granted: granted,
}: Pick<Selectable<StoryDecisionTable>, "appeal" | "appealed_at" | "appeal_granted">): {
  readonly text: string;
  readonly at: Date;
  readonly state: AppealState;
} | null {
  if (text === null || at === null) return null;
  return { text, at, state: granted === null ? "open" : granted ? "granted" : "denied" };
}
