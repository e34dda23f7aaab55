import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import type { Database } from "../client.ts";
import { readEntries } from "./read-entries.ts";
import { readHoldReceipt } from "./read-hold-receipt.ts";
import { readLotReceipt } from "./read-lot-receipt.ts";

export function postgresGemStatement(executor: Database): GemStatement {
  return {
    entries: (userId, page) => readEntries(executor, userId, page),
    receipt: async (userId, receiptId) =>
      (await readHoldReceipt(executor, userId, receiptId)) ??
      (await readLotReceipt(executor, userId, receiptId)),
  };
}
