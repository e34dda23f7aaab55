import { awardTable } from "@kinora/contracts/award/award-table";
import type { AwardStore, GrantStores } from "./award-stores.ts";
import type { Granted } from "./book-award.ts";
import { grantAward } from "./grant-award.ts";
import { utcWeek } from "./utc-week.ts";

export interface ActiveDayStores extends GrantStores {
  readonly awards: GrantStores["awards"] &
    Pick<AwardStore, "isPaused" | "addActiveDay" | "activeDays">;
}

/**
 * Notes that a person was active on a UTC day: claimed, or paid for something that was
 * delivered. Grants the award of that day's week once it has enough active days.
 */
export async function noteActiveDay(
  stores: ActiveDayStores,
  { userId, day, now }: { readonly userId: string; readonly day: string; readonly now: Date },
): Promise<Granted | null> {
  const { awards } = stores;
  // The lock orders concurrent calls, so the last of them sees all days.
  await awards.lock(userId);
  await awards.addActiveDay(userId, day);
  const week = utcWeek(new Date(day));
  const days = await awards.activeDays(userId, week);
  if (days.length < awardTable(day).activeDays || (await awards.isPaused())) return null;
  return grantAward(stores, { userId, award: "weekly", period: week, about: null, now });
}
