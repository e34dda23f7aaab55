import type { ByteRange } from "@kinora/domain/media/media-store";
import type { ArchiveEntry, ArchiveSource, ArchiveTotals } from "@kinora/domain/takeout/archive";
import { directoryRecord, endRecords, localHeader } from "./zip-records.ts";

/**
 * Generates a ZIP archive, or any range of it, without storing it: its files are read while it is
 * sent. Only what is sent is read, and only one page of the list of files is held in memory.
 */
export async function* readArchive<Entry extends ArchiveEntry>(
  totals: ArchiveTotals,
  source: ArchiveSource<Entry>,
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  const { contentBytes, directoryBytes } = totals;
  const end = contentBytes + directoryBytes;
  if (first < contentBytes)
    yield* contents(source, { first, last: Math.min(last, contentBytes - 1) });
  if (first < end && last >= contentBytes) {
    const from = Math.max(first - contentBytes, 0);
    yield* directory(source, { first: from, last: Math.min(last, end - 1) - contentBytes });
  }
  if (last >= end) yield* cut(endRecords(totals), end, { first, last });
}

async function* contents<Entry extends ArchiveEntry>(
  source: ArchiveSource<Entry>,
  range: ByteRange,
): AsyncGenerator<Uint8Array> {
  for await (const entry of entriesIn(source, "offset", range)) {
    const header = localHeader(entry);
    yield* cut(header, entry.offset, range);
    const start = entry.offset + header.length;
    const first = Math.max(range.first - start, 0);
    const last = Math.min(range.last - start, entry.bytes - 1);
    if (first > last) continue;
    let sent = 0;
    for await (const part of await source.open(entry, { first, last })) {
      sent += part.length;
      yield part;
    }
    // What follows would be at the wrong position.
    if (sent !== last - first + 1) throw new Error(`${entry.name} is not as long as it was.`);
  }
}

async function* directory(source: ArchiveSource, range: ByteRange): AsyncGenerator<Uint8Array> {
  for await (const entry of entriesIn(source, "directoryOffset", range))
    yield* cut(directoryRecord(entry), entry.directoryOffset, range);
}

/** Yields the files that overlap the range, page by page. */
async function* entriesIn<Entry extends ArchiveEntry>(
  source: ArchiveSource<Entry>,
  by: "offset" | "directoryOffset",
  { first, last }: ByteRange,
): AsyncGenerator<Entry> {
  for (let next = await source.numberAt(by, first); ; ) {
    const page = await source.entries(next);
    if (page.length === 0) return;
    for (const entry of page) {
      if (entry[by] > last) return;
      yield entry;
      next = entry.number + 1;
    }
  }
}

/** Yields the part of the bytes, which begin at `start`, that is in the range. */
function* cut(bytes: Buffer, start: number, { first, last }: ByteRange): Generator<Uint8Array> {
  const part = bytes.subarray(Math.max(first - start, 0), Math.max(last - start + 1, 0));
  if (part.length > 0) yield part;
}
