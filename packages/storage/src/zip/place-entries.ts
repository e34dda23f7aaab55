import type { ArchiveEntry, ArchiveTotals, NewArchiveEntry } from "@kinora/domain/takeout/archive";
import { directoryRecord, endRecords, localHeader } from "./zip-records.ts";

/**
 * Computes the positions of files in an archive that already has some, so that its layout is known
 * before a byte is written.
 */
export function placeEntries<Entry extends NewArchiveEntry>(
  before: ArchiveTotals,
  added: readonly Entry[],
): { readonly placed: (Entry & ArchiveEntry)[]; readonly totals: ArchiveTotals } {
  let totals = before;
  const placed = added.map((entry) => {
    const number = totals.entries + 1;
    const here = { ...entry, number, offset: totals.contentBytes };
    const line = { ...here, directoryOffset: totals.directoryBytes };
    totals = {
      entries: number,
      contentBytes: totals.contentBytes + localHeader(here).length + entry.bytes,
      directoryBytes: totals.directoryBytes + directoryRecord(here).length,
    };
    return line;
  });
  return { placed, totals };
}

/** Returns the size of the archive in bytes. */
export const archiveBytes = (totals: ArchiveTotals): number =>
  totals.contentBytes + totals.directoryBytes + endRecords(totals).length;
