import { postgresAwards } from "@kinora/database/award/postgres-awards";
import type { Database } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { claimDaily } from "@kinora/domain/award/claim-daily";

/** Claims a person's daily gems in one transaction on Postgres. */
export const claimOn = (database: Database, userId: string, now: Date) =>
  claimDaily(
    {
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            awards: postgresAwards(own),
            ledger: postgresGemLedger(own),
            notifications: postgresNotificationStore(own),
            record: recordEvent(own),
          }),
        ),
    },
    { userId, now },
  );
