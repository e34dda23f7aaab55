import type { Database } from "@kinora/database/client";
import type { Stores } from "@kinora/database/stores";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";

interface Place {
  readonly database: Database;
  readonly stores: Pick<Stores, "ledger" | "gifts">;
  readonly clock: { readonly now: Date };
}

/** Adds a gift to Ada from a new member of this name. */
export async function addGiftFrom(
  giverId: string,
  { database, stores: { ledger, gifts }, clock }: Place,
): Promise<void> {
  await insertPerson(database, giverId);
  const credit = (key: string) =>
    ledger.credit({
      ...{ userId: "usr_ada", gems: 1, kind: "gift", expiresAt: null, now: clock.now, key },
      ...{ purpose: { source: "pack", subject: null }, description: DAILY_GEMS },
    });
  await gifts.add(
    {
      ...{ id: `gift of ${giverId}`, giverId, receiverId: "usr_ada", gems: 1, note: null },
      sentReceiptId: (await credit(`sent ${giverId}`)).receiptId,
      receivedReceiptId: (await credit(`received ${giverId}`)).receiptId,
      at: clock.now,
    },
    "k",
  );
}
