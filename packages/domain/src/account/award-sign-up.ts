import type { GemLedger } from "../gem/gem-ledger.ts";
import { grantSignupGems } from "../gem/grant-signup-gems.ts";
import type { People } from "./account-ports.ts";

/**
 * Gives a new person the gems of signing up, once in their life however often it is called: the
 * ledger's key decides, the mark only saves the next call a look into the ledger. Called at every
 * sign-in, when somebody agrees to the texts of this server and at GET /api/me, so a crash between the two writes is repaired by the next of them.
 */
export async function awardSignUp(
  {
    people,
    ledger,
    mayAward = async () => true,
  }: {
    people: Pick<People, "find" | "markSignupAwarded">;
    ledger: Pick<GemLedger, "credit">;
    /** False: not now; it is asked again the next time. */
    mayAward?: (userId: string) => Promise<boolean>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const person = await people.find(userId);
  if (person === null || person.signupAwardedAt !== null) return;
  if (!(await mayAward(userId))) return;
  await grantSignupGems({ ledger }, { userId, now });
  await people.markSignupAwarded(userId, now);
}
