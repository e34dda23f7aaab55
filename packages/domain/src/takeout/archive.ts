import type { ByteRange } from "../media/media-store.ts";

/** A file to be added to an archive. */
export interface NewArchiveEntry {
  /** Path in the archive, with "/". */
  readonly name: string;
  readonly bytes: number;
  /** CRC-32 of the content. */
  readonly crc: number;
  readonly modified: Date;
}

/** A file with a known position in an archive. */
export interface ArchiveEntry extends NewArchiveEntry {
  /** Consecutive, starting at 1, in archive order. */
  readonly number: number;
  /** Offset of the file in the archive, in bytes. */
  readonly offset: number;
  /** Offset of its record in the archive's directory, in bytes. */
  readonly directoryOffset: number;
}

/** Totals over all files of an archive. */
export interface ArchiveTotals {
  readonly entries: number;
  /** Bytes before the directory. */
  readonly contentBytes: number;
  readonly directoryBytes: number;
}

/** An archive format: computes positions and sizes, and reads any range of an archive. */
export interface ArchiveFormat {
  placeEntries<Entry extends NewArchiveEntry>(
    before: ArchiveTotals,
    added: readonly Entry[],
  ): { readonly placed: (Entry & ArchiveEntry)[]; readonly totals: ArchiveTotals };
  archiveBytes(totals: ArchiveTotals): number;
  readArchive<Entry extends ArchiveEntry>(
    totals: ArchiveTotals,
    source: ArchiveSource<Entry>,
    range: ByteRange,
  ): AsyncIterable<Uint8Array>;
}

export const EMPTY_ARCHIVE: ArchiveTotals = { entries: 0, contentBytes: 0, directoryBytes: 0 };

/** Source of an archive's files, read piece by piece. */
export interface ArchiveSource<Entry extends ArchiveEntry = ArchiveEntry> {
  /**
   * Returns the number of the file that contains this byte of the contents, or of the directory.
   */
  numberAt(by: "offset" | "directoryOffset", at: number): Promise<number>;
  /** Returns a batch of files in order, starting at this number; empty past the last one. */
  entries(from: number): Promise<readonly Entry[]>;
  /** Reads a range of a file. */
  open(entry: Entry, range: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}
