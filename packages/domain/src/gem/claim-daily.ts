import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import type { NotificationStore } from "../notification/notification-store.ts";
import { Refusal } from "../refusal.ts";
import { dailyClaimKey, dailyGemsExpireAt, dailyOfferKey } from "./daily-claim.ts";
import type { GemLedger } from "./gem-ledger.ts";
import { AWARD } from "./purpose.ts";
import { type BalanceView, readBalance } from "./read-balance.ts";

export interface ClaimDailyStores {
  readonly ledger: Pick<GemLedger, "credit" | "balance" | "hasKey">;
  readonly notifications: Pick<NotificationStore, "end">;
}

/** Credits today's gems, once per UTC day. Refusal DAILY_ALREADY_CLAIMED { nextAt }. */
export async function claimDaily(
  { transact }: { transact: <T>(work: (stores: ClaimDailyStores) => Promise<T>) => Promise<T> },
  { userId, now }: { userId: string; now: Date },
): Promise<{ gems: number; balance: BalanceView }> {
  return transact(async ({ ledger, notifications }) => {
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
    const balance = await readBalance({ ledger }, { userId, now });
    if (!fresh) {
      throw new Refusal("DAILY_ALREADY_CLAIMED", {
        nextAt: balance.dailyClaim.nextAt.toISOString(),
      });
    }
    await notifications.end(userId, dailyOfferKey(now), now);
    return { gems: DAILY_CLAIM_GEMS, balance };
  });
}
