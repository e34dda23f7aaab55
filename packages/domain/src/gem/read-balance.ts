import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import { dailyClaimKey, nextDailyClaimAt } from "./daily-claim.ts";
import type { GemLedger, LedgerBalance } from "./gem-ledger.ts";

export interface BalanceView extends LedgerBalance {
  readonly dailyClaim: {
    readonly gems: number;
    readonly claimable: boolean;
    /** Start of the next claim after today's. */
    readonly nextAt: Date;
  };
}

/** Returns a person's balance and whether today's gems can be claimed. */
export async function readBalance(
  { ledger }: { ledger: Pick<GemLedger, "balance" | "hasKey"> },
  { userId, now }: { userId: string; now: Date },
): Promise<BalanceView> {
  const balance = await ledger.balance(userId, now);
  const claimed = await ledger.hasKey(userId, dailyClaimKey(userId, now));
  return {
    ...balance,
    dailyClaim: { gems: DAILY_CLAIM_GEMS, claimable: !claimed, nextAt: nextDailyClaimAt(now) },
  };
}
