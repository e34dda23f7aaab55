import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import type { Database } from "../client.ts";
import { readEntries } from "./read-entries.ts";
import { readHoldReceipt } from "./read-hold-receipt.ts";
import { readLostIfCancelled } from "./read-lost-if-cancelled.ts";
import { readLotReceipt } from "./read-lot-receipt.ts";
import { readStoryCost } from "./read-story-cost.ts";
import { readFirstEntry, readYearSums } from "./read-year-sums.ts";

export function postgresGemStatement(executor: Database): GemStatement {
  return {
    entries: (userId, page, filter) => readEntries(executor, userId, { ...page, ...filter }),
    yearSums: (userId, range) => readYearSums(executor, userId, range),
    firstEntry: (userId) => readFirstEntry(executor, userId),
    receipt: async (userId, receiptId) =>
      (await readHoldReceipt(executor, userId, receiptId)) ??
      (await readLotReceipt(executor, userId, receiptId)),
    storyCost: (userId, story) => readStoryCost(executor, userId, story),
    lostIfCancelled: (subjects, now) => readLostIfCancelled(executor, subjects, now),
  };
}
