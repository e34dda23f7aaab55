import type { GemEntry } from "@kinora/contracts/gem/gem";
import { csvText } from "../../ui/csv-text.ts";

/** Writes one line per entry below a header line. Column names are those of the wire. */
export const writeStatementCsv = (entries: readonly GemEntry[]): string =>
  csvText([
    ["at", "description", "amount", "balanceAfter", "source", "receiptId"],
    ...entries.map(({ at, description, amount, balanceAfter, source, receiptId }) => [
      ...[at, description, amount, balanceAfter, source, receiptId],
    ]),
  ]);
