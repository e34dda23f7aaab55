import {
  POST_STAGES,
  type PostOutcome,
  type PostStage,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationRecord } from "./publication-record.ts";

type Standing = Pick<
  PublicationRecord,
  "platform" | "accountId" | "occurrence" | "outcome" | "stage"
>;

/** Returns the last occurrence at each account: the earlier ones are not there. */
export function lastOccurrences<One extends Standing>(all: readonly One[]): readonly One[] {
  const isLast = (one: One) =>
    !all.some(
      (other) =>
        other.platform === one.platform &&
        other.accountId === one.accountId &&
        other.occurrence > one.occurrence,
    );
  return all.filter(isLast);
}

/** Returns the outcome of a post: done when every target is. */
export function outcomeOf(all: readonly Standing[]): PostOutcome {
  const outcomes = lastOccurrences(all).map(({ outcome }) => outcome);
  if (outcomes.includes("scheduled")) return "scheduled";
  return outcomes.includes("fail") ? "fail" : "done";
}

/** The one that needs the owner most comes first. */
const PRESSING: readonly PostStage[] = [
  ...(["needs_reconnect", "unconfirmed", "paused", "publishing"] as const),
  ...(["scheduled", "draft", "over"] as const),
];

/** Returns the stage of a post. */
export function stageOf(all: readonly Standing[]): PostStage {
  const stages = new Set(lastOccurrences(all).map(({ stage }) => stage));
  return [...PRESSING, ...POST_STAGES].find((stage) => stages.has(stage)) ?? "over";
}
