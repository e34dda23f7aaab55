import type { GemLedger } from "../gem/gem-ledger.ts";
import { grantSignupGems } from "../gem/grant-signup-gems.ts";
import type { People } from "./account-ports.ts";

/**
 * Credits the sign-up gems to a new person, once however often it is called: the ledger's
 * idempotency key guarantees that, and the mark only saves the next call a ledger lookup. Called at
 * every sign-in, when a user accepts the server's terms and at GET /api/me, so the next of these
 * calls repairs a crash between the two writes.
 */
export async function awardSignUp(
  {
    people,
    ledger,
    mayAward = async () => true,
  }: {
    people: Pick<People, "find" | "markSignupAwarded">;
    ledger: Pick<GemLedger, "credit">;
    /** Returns false to postpone the award; the next call asks again. */
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
