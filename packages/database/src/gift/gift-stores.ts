import type { Database } from "../client.ts";
import { postgresGemTransfer } from "../gem/transfer-gems.ts";
import { postgresFollows } from "../people/postgres-follows.ts";
import { postgresGifts } from "./postgres-gifts.ts";

/** Who follows whom, and what members give one another. */
export const giftStores = (executor: Database) => ({
  follows: postgresFollows(executor),
  gifts: postgresGifts(executor),
  transfers: postgresGemTransfer(executor),
});
