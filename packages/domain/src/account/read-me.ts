import type { CurrentUser } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { Refusal } from "../refusal.ts";
import type { People } from "./account-ports.ts";
import type { PersonRecord } from "./person.ts";

export interface Me {
  readonly person: PersonRecord;
  readonly gems: CurrentUser["gems"];
  readonly limits: CurrentUser["limits"];
  readonly unread: number;
}

/**
 * Returns the signed-in person with balance, limits and number of unread notifications.
 *
 * @throws Refusal SESSION_ENDED when the person no longer exists
 */
export async function readMe(
  {
    people,
    ledger,
    countUnread,
  }: {
    people: Pick<People, "find">;
    ledger: Pick<GemLedger, "balance">;
    countUnread: (userId: string) => Promise<number>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<Me> {
  const [person, balance, unread] = await Promise.all([
    people.find(userId),
    ledger.balance(userId, now),
    countUnread(userId),
  ]);
  if (person === null) throw new Refusal("SESSION_ENDED");
  const { available, held } = balance;
  const { atWork, waiting, worksAPress, hosted } = ENTITLEMENTS[person.tier];
  return {
    person,
    gems: { available, held },
    limits: { concurrent: atWork, queued: waiting, works: worksAPress, hosted },
    unread,
  };
}
