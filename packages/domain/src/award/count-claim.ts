import { awardTable, streaksOf } from "@kinora/contracts/award/award-table";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardStore, GrantStores } from "./award-stores.ts";
import type { Granted } from "./book-award.ts";
import { EVER, grantAward } from "./grant-award.ts";
import { decideStreak, type Streak, type StreakRules, streakOf } from "./streak.ts";
import { dayAfter } from "./utc-week.ts";

type StreakReader = Pick<AwardStore, "streak" | "claimedDays" | "pausedDays">;

export interface CountClaimStores extends GrantStores {
  readonly awards: GrantStores["awards"] & StreakReader & Pick<AwardStore, "saveStreak">;
}

/** Counts today's claim towards the streak, and grants the badge of a streak that it completes. */
export async function countClaim(
  stores: CountClaimStores,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Granted | null> {
  const { awards } = stores;
  await awards.lock(userId);
  const today = utcDay(now);
  const { streak: before, rules } = await readStreak(awards, { userId, today });
  const streak = decideStreak(before, today, rules);
  await awards.saveStreak(userId, streak);
  const reached = streaksOf(awardTable(today)).find(({ days }) => days === streak.days);
  if (!reached) return null;
  return grantAward(stores, { userId, award: reached.name, period: EVER, about: null, now });
}

/**
 * Reads a person's streak before today's claim is counted, with the rules for the days since. When
 * none was counted yet, it is replayed from the ledger, which is how claims from before streaks
 * existed count.
 */
export async function readStreak(
  awards: StreakReader,
  { userId, today }: { readonly userId: string; readonly today: string },
): Promise<{ readonly streak: Streak | null; readonly rules: StreakRules }> {
  const counted = await awards.streak(userId);
  const claimed =
    counted === null ? (await awards.claimedDays(userId)).filter((day) => day < today) : [];
  const from = counted?.lastDay ?? claimed[0] ?? today;
  const paused = new Set(from < dayAfter(today, -1) ? await awards.pausedDays(from, today) : []);
  const { freezeDays } = awardTable(today);
  const rules = { freezeDays, isExcused: (day: string) => paused.has(day) };
  return { streak: counted ?? streakOf(claimed, rules), rules };
}
