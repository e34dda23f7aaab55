import type { AccountBestTimes } from "@kinora/contracts/publication/account-best-times";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";
import { checkTime, type TimeDraft } from "../../../entities/post/time-draft.ts";
import { weekdayOf } from "./repeat-draft.ts";

const DAY = 86_400_000;

/** Returns when an hour of the week is next in a zone. */
export function nextBest(
  { weekday, hour }: Pick<AccountBestTimes["times"][number], "weekday" | "hour">,
  zone: string,
  now: Date,
): TimeDraft {
  const today = wallTimeOf(now, zone).slice(0, 10);
  const time = `${String(hour).padStart(2, "0")}:00`;
  const after = (days: number): TimeDraft => ({
    date: new Date(Date.parse(`${today}T00:00Z`) + days * DAY).toISOString().slice(0, 10),
    ...{ time, zone },
  });
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return checkTime(after(days), now).kind === "past" ? after(days + 7) : after(days);
}
