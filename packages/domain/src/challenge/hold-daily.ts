import { DAILY_CHALLENGE_GEMS } from "@kinora/contracts/challenge/challenge-limits";
import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import { startOfUtcDay, utcDay } from "../gem/utc-day.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { DAILY_THEMES } from "./content/daily-themes.ts";
import { newChallenge } from "./write-challenge.ts";

const DAY = 24 * 3_600_000;

/** The daily challenge of a day: entries for that day (UTC), the vote on the next. */
export function dailySettings(now: Date): ChallengeSettings {
  const [opensAt, votingAt, closesAt] = [0, 1, 2].map((days) => startOfUtcDay(now, days));
  const theme = DAILY_THEMES[Math.floor(now.getTime() / DAY) % DAILY_THEMES.length];
  if (!theme || !opensAt || !votingAt || !closesAt) throw new Error("There is no daily theme.");
  return {
    ...{
      theme: theme.theme,
      brief: theme.brief,
      coverId: null,
      kinds: ["image", "video"],
      entriesEach: 1,
    },
    ...{ opensAt: opensAt.toISOString(), votingAt: votingAt.toISOString() },
    ...{ closesAt: closesAt.toISOString(), pool: DAILY_CHALLENGE_GEMS, plan: USUAL_PRIZES },
  };
}

/** Holds the challenge of today, once: its pool is in escrow and it is open in one transaction. */
export async function holdDaily(
  { challenges, challengePurse }: Pick<ChallengeStores, "challenges" | "challengePurse">,
  made: { readonly id: string; readonly salt: string; readonly now: Date },
): Promise<void> {
  const { id, salt, now } = made;
  const day = utcDay(now);
  if (await challenges.findDay(day)) return;
  const settings = dailySettings(now);
  const draft = newChallenge({ id, createdBy: null, settings, day, salt, createdAt: now });
  const nextAt = new Date(settings.votingAt);
  if (!(await challenges.add({ ...draft, state: "open", nextAt }, null))) return;
  await challengePurse.escrow(id, settings.pool, "escrow:daily", now);
}
