import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import {
  dailyClaimKey,
  dailyGemsExpireAt,
  dailyOfferKey,
  nextDailyClaimAt,
} from "../gem/daily-claim.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { utcDay } from "../gem/utc-day.ts";
import { dailyOffer } from "../notification/gem-notifications.ts";
import { type NotifyStores, notify } from "../notification/notify.ts";
import type { AwardStore } from "./award-stores.ts";

/**
 * Offers today's gems to an active person. Called whenever the person is seen; sends one
 * notification per UTC day, and none once the gems are claimed, while awards are off, or to a
 * person who does not want to be reminded.
 */
export async function offerDailyClaim(
  {
    ledger,
    awards,
    transact,
  }: {
    ledger: Pick<GemLedger, "hasKey">;
    awards: Pick<AwardStore, "isPaused" | "wantsStreaks">;
    transact: <T>(work: (stores: NotifyStores) => Promise<T>) => Promise<T>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (await ledger.hasKey(userId, dailyClaimKey(userId, now))) return;
  if ((await awards.isPaused()) || !(await awards.wantsStreaks(userId))) return;
  const lastMoment = new Date(dailyGemsExpireAt(now).getTime() - 1);
  await transact((stores) =>
    notify(
      stores,
      dailyOffer(
        {
          ...{ userId, gems: DAILY_CLAIM_GEMS, lastDay: utcDay(lastMoment) },
          ...{ dedupeKey: dailyOfferKey(now), expiresAt: nextDailyClaimAt(now) },
        },
        now,
      ),
    ),
  );
}
