import type { AwardProgress } from "@kinora/contracts/award/award";
import { awardTable, streaksOf } from "@kinora/contracts/award/award-table";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardStore } from "./award-stores.ts";
import { readStreak } from "./count-claim.ts";
import { EVER } from "./grant-award.ts";
import { viewStreak } from "./streak.ts";
import { utcWeek } from "./utc-week.ts";

type AwardReader = Pick<
  AwardStore,
  ("isPaused" | "streak" | "claimedDays" | "pausedDays") | ("activeDays" | "held" | "wantsStreaks")
>;

/** Returns what a person has collected this week, and what comes next. */
export async function readAwards(
  { awards }: { readonly awards: AwardReader },
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<AwardProgress> {
  const today = utcDay(now);
  const week = utcWeek(now);
  const { rules, activeDays } = awardTable(today);
  const held = await awards.held(userId, [week, EVER]);
  const gemsOf = (award: "weekly" | "story" | "video") => {
    const rule = rules[award];
    return rule.is === "fixed" ? rule.gems : 0;
  };
  return {
    paused: await awards.isPaused(),
    streak: (await awards.wantsStreaks(userId)) ? await shown(awards, userId, today, held) : null,
    week: {
      from: week,
      activeDays: [...(await awards.activeDays(userId, week))],
      ...{ needed: activeDays, gems: gemsOf("weekly"), granted: held.has("weekly") },
    },
    works: (["story", "video"] as const).map((kind) => ({
      ...{ kind, gems: gemsOf(kind), granted: held.has(kind) },
    })),
  };
}

async function shown(
  awards: AwardReader,
  userId: string,
  today: string,
  held: ReadonlySet<string>,
): Promise<AwardProgress["streak"]> {
  const { streak, rules } = await readStreak(awards, { userId, today });
  const view = viewStreak(streak, today, rules);
  const next = streaksOf(awardTable(today)).find(
    ({ name, days }) => days > view.days && !held.has(name),
  );
  return { ...view, next: next ? { days: next.days, gems: next.gems } : null };
}
