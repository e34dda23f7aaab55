import { SIGNUP_GEMS } from "@kinora/contracts/limits";
import type { GemLedger } from "./gem-ledger.ts";
import { AWARD } from "./purpose.ts";

/** Returns the ledger's key of the sign-up gems. */
export const signupKey = (userId: string) => `signup:${userId}`;

/** Credits the sign-up gems, once per account however often it is called. */
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
    key: signupKey(userId),
    description: { code: "gem.signup", params: {} },
    now,
  });
  return { fresh };
}
