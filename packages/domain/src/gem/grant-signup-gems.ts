import { SIGNUP_GEMS } from "@kinora/contracts/limits";
import type { GemLedger } from "./gem-ledger.ts";
import { AWARD } from "./purpose.ts";

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
    key: `signup:${userId}`,
    description: { code: "gem.signup", params: {} },
    now,
  });
  return { fresh };
}
