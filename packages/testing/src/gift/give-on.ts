import type { Database } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresGemTransfer } from "@kinora/database/gem/transfer-gems";
import { postgresGifts } from "@kinora/database/gift/postgres-gifts";
import { postgresFollows } from "@kinora/database/people/postgres-follows";
import { postgresSwitches } from "@kinora/database/switch/postgres-switches";
import { type GiftWish, giveGems } from "@kinora/domain/gift/give-gems";

/** Gives gems in one transaction on Postgres. */
export const giveOn = (database: Database, wish: GiftWish) =>
  giveGems(
    {
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            ...{ gifts: postgresGifts(own), follows: postgresFollows(own) },
            ...{ switches: postgresSwitches(own), transfers: postgresGemTransfer(own) },
            record: recordEvent(own),
          }),
        ),
    },
    wish,
  );
