import { AWARDED_FOR, awardForEvent } from "@kinora/domain/award/award-for-event";
import { postgresPurchaseIdentities } from "../account/postgres-sign-up-identities.ts";
import { postgresPurchases } from "../billing/postgres-purchases.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import type { NamedListener } from "../event/deliver-events.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresAwards } from "./postgres-awards.ts";

/** Counts active days, and awards first works and first packs. */
export const awardListener = (now: () => Date): NamedListener => ({
  name: "award",
  hears: AWARDED_FOR,
  hear: (event, transaction) =>
    awardForEvent(
      event,
      {
        awards: postgresAwards(transaction),
        ledger: postgresGemLedger(transaction),
        creations: postgresCreationStore(transaction),
        purchases: postgresPurchases(transaction),
        buyers: postgresPurchaseIdentities(transaction),
        record: recordEvent(transaction),
      },
      now(),
    ),
});
