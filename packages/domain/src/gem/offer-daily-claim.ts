import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import { dailyOffer } from "../notification/gem-notifications.ts";
import { type NotifyStores, notify } from "../notification/notify.ts";
import {
  dailyClaimKey,
  dailyGemsExpireAt,
  dailyOfferKey,
  nextDailyClaimAt,
} from "./daily-claim.ts";
import type { GemLedger } from "./gem-ledger.ts";
import { utcDay } from "./utc-day.ts";

/**
 * Offers today's gems to an active person. Called whenever the person is seen; sends one
 * notification per UTC day, and none once the gems are claimed.
 */
export async function offerDailyClaim(
  {
    ledger,
    transact,
  }: {
    ledger: Pick<GemLedger, "hasKey">;
    transact: <T>(work: (stores: NotifyStores) => Promise<T>) => Promise<T>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (await ledger.hasKey(userId, dailyClaimKey(userId, now))) return;
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
