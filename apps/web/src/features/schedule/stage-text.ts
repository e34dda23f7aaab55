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

/** Colours of the bar at a post's side; the word says the same. */
export const STAGE_BARS: Readonly<Record<CalendarStage, string>> = {
  draft: "border-l-text-3",
  scheduled: "border-l-accent",
  publishing: "border-l-accent",
  unconfirmed: "border-l-warn",
  needs_reconnect: "border-l-warn",
  paused: "border-l-text-3",
  done: "border-l-ok",
  fail: "border-l-danger",
};
