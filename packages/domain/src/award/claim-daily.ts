import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import {
  dailyClaimKey,
  dailyGemsExpireAt,
  dailyOfferKey,
  nextDailyClaimAt,
} from "../gem/daily-claim.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { AWARD } from "../gem/purpose.ts";
import { type BalanceView, readBalance } from "../gem/read-balance.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { NotificationStore } from "../notification/notification-store.ts";
import { Refusal } from "../refusal.ts";
import type { Granted } from "./book-award.ts";
import { type CountClaimStores, countClaim } from "./count-claim.ts";
import { type ActiveDayStores, noteActiveDay } from "./note-active-day.ts";

export interface ClaimDailyStores extends CountClaimStores, ActiveDayStores {
  readonly awards: CountClaimStores["awards"] & ActiveDayStores["awards"];
  readonly ledger: Pick<GemLedger, "credit" | "balance" | "hasKey">;
  readonly notifications: Pick<NotificationStore, "end">;
}

export interface ClaimedDaily {
  readonly gems: number;
  /** What was awarded besides: for a streak, or for the week. */
  readonly awards: readonly Granted[];
  readonly balance: BalanceView;
}

/**
 * Credits today's gems, once per UTC day, and in the same transaction what they complete: a streak,
 * or a week with enough active days. Refusal DAILY_ALREADY_CLAIMED { nextAt }.
 */
export async function claimDaily(
  { transact }: { transact: <T>(work: (stores: ClaimDailyStores) => Promise<T>) => Promise<T> },
  { userId, now }: { userId: string; now: Date },
): Promise<ClaimedDaily> {
  return transact(async (stores) => {
    const { ledger, notifications } = stores;
    const { fresh } = await ledger.credit({
      userId,
      gems: DAILY_CLAIM_GEMS,
      kind: "daily",
      purpose: AWARD,
      awardKind: "daily",
      expiresAt: dailyGemsExpireAt(now),
      key: dailyClaimKey(userId, now),
      description: { code: "gem.daily", params: {} },
      now,
    });
    if (!fresh) {
      const nextAt = nextDailyClaimAt(now).toISOString();
      throw new Refusal("DAILY_ALREADY_CLAIMED", { nextAt });
    }
    const granted = [
      await countClaim(stores, { userId, now }),
      await noteActiveDay(stores, { userId, day: utcDay(now), now }),
    ];
    await notifications.end(userId, dailyOfferKey(now), now);
    return {
      gems: DAILY_CLAIM_GEMS,
      awards: granted.filter((award) => award !== null),
      balance: await readBalance({ ledger }, { userId, now }),
    };
  });
}
