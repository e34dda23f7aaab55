import type { ArchiveEntry, ArchiveTotals } from "@kinora/domain/takeout/archive";

// Records of PKWARE's APPNOTE 6.3.10. Its sections are named beside them; numbers are
// little-endian.

const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const ZIP64_EXTRA = 1;
/** Format versions that a reader must support: folders, and ZIP64. */
const PLAIN = 20;
const ZIP64 = 45;
/** Made on Unix: the external attributes contain a mode. */
const UNIX = 3 << 8;
/** -rw-r--r-- */
const MODE = (0o100644 << 16) >>> 0;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** Stored uncompressed, because media do not get smaller. */
const STORED = 0;

/** Returns the header before the bytes of a file (4.3.7). */
export function localHeader(entry: Omit<ArchiveEntry, "directoryOffset">): Buffer {
  const { bytes, name } = entry;
  const extra = bytes >= MOST_32 ? zip64Extra([bytes, bytes]) : NOTHING;
  const header = Buffer.alloc(26);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(versionFor(extra), 4);
  writeFacts(header, 6, entry);
  return withName(header, name, extra, NOTHING);
}

/** Returns the directory record of a file (4.3.12). */
export function directoryRecord(entry: Omit<ArchiveEntry, "directoryOffset">): Buffer {
  const { bytes, offset, name } = entry;
  const extra = zip64Extra([
    ...(bytes >= MOST_32 ? [bytes, bytes] : []),
    ...(offset >= MOST_32 ? [offset] : []),
  ]);
  const header = Buffer.alloc(28);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(UNIX | ZIP64, 4);
  header.writeUInt16LE(versionFor(extra), 6);
  writeFacts(header, 8, entry);
  // No comment, first disk, no text.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(MODE, 6);
  rest.writeUInt32LE(Math.min(offset, MOST_32), 10);
  return withName(header, name, extra, rest);
}

/** Returns the end of an archive, with the position of its directory (4.3.14 to 4.3.16). */
export function endRecords({ entries, contentBytes, directoryBytes }: ArchiveTotals): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(entries, MOST_16), 8);
  end.writeUInt16LE(Math.min(entries, MOST_16), 10);
  end.writeUInt32LE(Math.min(directoryBytes, MOST_32), 12);
  end.writeUInt32LE(Math.min(contentBytes, MOST_32), 16);
  const isPlain = entries < MOST_16 && directoryBytes < MOST_32 && contentBytes < MOST_32;
  if (isPlain) return end;
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x0606_4b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(UNIX | ZIP64, 12);
  large.writeUInt16LE(ZIP64, 14);
  large.writeBigUInt64LE(BigInt(entries), 24);
  large.writeBigUInt64LE(BigInt(entries), 32);
  large.writeBigUInt64LE(BigInt(directoryBytes), 40);
  large.writeBigUInt64LE(BigInt(contentBytes), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(contentBytes + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}

const NOTHING = Buffer.alloc(0);

const versionFor = (extra: Buffer) => (extra.length > 0 ? ZIP64 : PLAIN);

/**
 * Returns the extra field for numbers of more than 32 bits (4.5.3); only those that need it, so
 * that any reader can open small archives.
 */
function zip64Extra(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return NOTHING;
  const extra = Buffer.alloc(4 + 8 * numbers.length);
  extra.writeUInt16LE(ZIP64_EXTRA, 0);
  extra.writeUInt16LE(8 * numbers.length, 2);
  for (const [place, number] of numbers.entries())
    extra.writeBigUInt64LE(BigInt(number), 4 + 8 * place);
  return extra;
}

/** Writes flags, method, time, CRC and sizes: 20 bytes that both records share. */
function writeFacts(
  header: Buffer,
  at: number,
  { bytes, crc, modified }: Pick<ArchiveEntry, "bytes" | "crc" | "modified">,
): void {
  const { date, time } = dosMoment(modified);
  header.writeUInt16LE(UTF8, at);
  header.writeUInt16LE(STORED, at + 2);
  header.writeUInt16LE(time, at + 4);
  header.writeUInt16LE(date, at + 6);
  header.writeUInt32LE(crc, at + 8);
  header.writeUInt32LE(Math.min(bytes, MOST_32), at + 12);
  header.writeUInt32LE(Math.min(bytes, MOST_32), at + 16);
}

function withName(header: Buffer, name: string, extra: Buffer, rest: Buffer): Buffer {
  const spelled = Buffer.from(name);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(spelled.length, 0);
  lengths.writeUInt16LE(extra.length, 2);
  return Buffer.concat([header, lengths, rest, spelled, extra]);
}

/**
 * Returns the time in steps of two seconds, from 1980 to 2107; the format has no time zone, so UTC
 * is used.
 */
function dosMoment(moment: Date): { readonly date: number; readonly time: number } {
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107);
  const [hours, minutes] = [moment.getUTCHours(), moment.getUTCMinutes()];
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (hours << 11) | (minutes << 5) | (moment.getUTCSeconds() >> 1),
  };
}
