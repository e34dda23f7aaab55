import { SIGNUP_GEMS } from "@kinora/contracts/limits";
import type { GemLedger } from "./gem-ledger.ts";
import { AWARD } from "./purpose.ts";

/** The gems of signing up, once per account for ever: any number of calls credit them once. */
export async function grantSignupGems(
  { ledger }: { ledger: Pick<GemLedger, "credit"> },
  { userId, now }: { userId: string; now: Date },
): Promise<{ fresh: boolean }> {
  const { fresh } = await ledger.credit({
    userId,
    gems: SIGNUP_GEMS,
    kind: "gift",
    purpose: AWARD,
    awardKind: "signup",
    expiresAt: null,
    key: `signup:${userId}`,
    description: { code: "gem.signup", params: {} },
    now,
  });
  return { fresh };
}
