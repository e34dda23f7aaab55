import type { ByteRange } from "../media/media-store.ts";

/** A file that is to go into an archive. */
export interface NewArchiveEntry {
  /** Its path in the archive, with "/". */
  readonly name: string;
  readonly bytes: number;
  /** CRC-32 of what is in it. */
  readonly crc: number;
  readonly modified: Date;
}

/** A file of an archive whose place in it is known. */
export interface ArchiveEntry extends NewArchiveEntry {
  /** 1, 2, 3 … in the order in which they lie in it. */
  readonly number: number;
  /** Bytes of the archive before it. */
  readonly offset: number;
  /** Bytes of the archive's directory before its line there. */
  readonly directoryOffset: number;
}

/** What all files of an archive come to. */
export interface ArchiveTotals {
  readonly entries: number;
  /** Bytes before the directory. */
  readonly contentBytes: number;
  readonly directoryBytes: number;
}

export const EMPTY_ARCHIVE: ArchiveTotals = { entries: 0, contentBytes: 0, directoryBytes: 0 };

/** What an archive is read from, a little at a time. */
export interface ArchiveSource<Entry extends ArchiveEntry = ArchiveEntry> {
  /** The number of the file in which this byte of the contents, or of the directory, lies. */
  numberAt(by: "offset" | "directoryOffset", at: number): Promise<number>;
  /** Some files in their order, beginning with this number; none behind the last. */
  entries(from: number): Promise<readonly Entry[]>;
  /** What is in a file, or in a part of it. */
  open(entry: Entry, range: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}
