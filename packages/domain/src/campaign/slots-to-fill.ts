import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { FILL_BEFORE_MINUTES, LOOK_AHEAD } from "@kinora/contracts/campaign/campaign-vocabulary";
import { resolveWallTime } from "@kinora/contracts/schedule/resolve-wall-time";
import type { CampaignStoryRecord } from "./campaign-record.ts";
import { addDays, wallDateOf, weekdayOf } from "./wall-days.ts";

export type Slot = CampaignStoryRecord["slot"];

/** Days in which every day of the week comes LOOK_AHEAD times. */
const DAYS = 7 * LOOK_AHEAD + 1;

/** Returns the next slots of a campaign that can still be filled, the earliest first. */
export function nextSlots(
  { slots, zone, end }: Pick<CampaignSettings, "slots" | "zone" | "end">,
  now: Date,
): readonly Slot[] {
  const soonest = now.getTime() + FILL_BEFORE_MINUTES * 60_000;
  const today = wallDateOf(now, zone);
  const found: Slot[] = [];
  for (let day = 0; day <= DAYS; day += 1) {
    const date = addDays(today, day);
    if (end.by === "date" && date > end.date) break;
    for (const { weekday, time } of slots) {
      if (weekday !== weekdayOf(date)) continue;
      const wall = `${date}T${time}`;
      const { at } = resolveWallTime(wall, zone);
      // Two times that clocks skip are one moment: nothing is posted twice at once.
      if (at.getTime() > soonest && !found.some((one) => one.at.getTime() === at.getTime()))
        found.push({ wall, zone, at });
    }
  }
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, LOOK_AHEAD);
}

/**
 * Returns the slots to fill now.
 *
 * @param open stories of the campaign whose slot is to come
 * @param wanted stories that are posted or may yet be
 */
export function slotsToFill(
  settings: Pick<CampaignSettings, "slots" | "zone" | "end">,
  {
    open,
    wanted,
    now,
  }: {
    readonly open: readonly Pick<CampaignStoryRecord, "slot" | "stage">[];
    readonly wanted: number;
    readonly now: Date;
  },
): readonly Slot[] {
  const taken = new Set(
    open.flatMap(({ slot, stage }) => (stage === "rejected" ? [] : [slot.at.getTime()])),
  );
  const free = nextSlots(settings, now).filter(({ at }) => !taken.has(at.getTime()));
  const { end } = settings;
  return end.by === "count" ? free.slice(0, Math.max(0, end.count - wanted)) : free;
}
