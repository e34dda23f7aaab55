import { t } from "@lingui/core/macro";
import type { CalendarStage } from "./calendar-post.ts";

/** Returns how a post stands, in a word or two; null for what waits for its time. */
export function stageText(stage: CalendarStage): string | null {
  const words: Readonly<Record<CalendarStage, string | null>> = {
    draft: t`Draft`,
    scheduled: null,
    publishing: t`Being posted`,
    unconfirmed: t`Unconfirmed`,
    needs_reconnect: t`Sign in again`,
    paused: t`Paused`,
    done: t`Posted`,
    fail: t`Not posted`,
  };
  return words[stage];
}

/** Returns the colour of the bar at a post's side; the word says the same. */
export function stageBar(stage: CalendarStage): string {
  switch (stage) {
    case "draft":
    case "paused":
      return "border-l-text-3";
    case "unconfirmed":
    case "needs_reconnect":
      return "border-l-warn";
    case "done":
      return "border-l-ok";
    case "fail":
      return "border-l-danger";
    default:
      return "border-l-accent";
  }
}
