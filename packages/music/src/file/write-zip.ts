import { crc32 } from "node:zlib";

export interface ZipEntry {
  /** Path inside, plain ASCII. */
  readonly name: string;
  readonly content: Buffer;
}

/** 1 January 1980, the earliest there is: the same entries give the same bytes. */
const DATE = 0x21;
const VERSION = 20;

function localHeader({ name, content }: ZipEntry, sum: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name, "latin1")]);
}

function centralHeader({ name, content }: ZipEntry, sum: number, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(content.length, 20);
  header.writeUInt32LE(content.length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name, "latin1")]);
}

/** A ZIP archive (PKWARE APPNOTE) of files that are compressed already: stored as they are. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const sum = crc32(entry.content);
    const header = localHeader(entry, sum);
    bodies.push(header, entry.content);
    directory.push(centralHeader(entry, sum, offset));
    offset += header.length + entry.content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}
