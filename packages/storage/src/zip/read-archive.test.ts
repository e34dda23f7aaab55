import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type ArchiveEntry, EMPTY_ARCHIVE } from "@kinora/domain/takeout/archive";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as yauzl from "yauzl";
import { archiveBytes, placeEntries } from "./place-entries.ts";
import { readArchive } from "./read-archive.ts";

const MODIFIED = new Date("2026-06-15T12:30:44.000Z");
const PAGE = 2;
const GIGABYTE = 1024 ** 3;

/** Creates an archive of files generated while they are read, with endless content. */
function archiveOf(files: readonly { readonly name: string; readonly content: Content }[]) {
  const added = files.map(({ name, content }) => ({
    ...{ name, content, modified: MODIFIED },
    ...{ bytes: content.bytes, crc: content.crc },
  }));
  const { placed, totals } = placeEntries(EMPTY_ARCHIVE, added);
  const source = {
    numberAt: async (by: "offset" | "directoryOffset", at: number) =>
      placed.findLast((entry) => entry[by] <= at)?.number ?? 1,
    entries: async (from: number) => placed.slice(from - 1, from - 1 + PAGE),
    open: async (entry: ArchiveEntry & { content: Content }, range: Range) =>
      entry.content.read(range),
  };
  const bytes = archiveBytes(totals);
  return { bytes, read: (range: Range) => readArchive(totals, source, range) };
}

type Archive = ReturnType<typeof archiveOf>;
type Range = { readonly first: number; readonly last: number };
interface Content {
  readonly bytes: number;
  readonly crc: number;
  read(range: Range): AsyncIterable<Uint8Array>;
}

const bytesOf = (content: Uint8Array): Content => ({
  ...{ bytes: content.length, crc: crc32(content) },
  async *read({ first, last }) {
    yield content.subarray(first, last + 1);
  },
});

const zeros = (bytes: number): Content => ({
  // Not verified in this test.
  ...{ bytes, crc: 0 },
  async *read({ first, last }) {
    const most = Buffer.alloc(65_536);
    for (let at = first; at <= last; at += most.length)
      yield most.subarray(0, Math.min(most.length, last - at + 1));
  },
});

const whole = ({ bytes, read }: Archive) => joined(read({ first: 0, last: bytes - 1 }));
async function joined(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = [];
  for await (const part of parts) found.push(part);
  return Buffer.concat(found);
}

/** Opens an archive with a third-party reader, which requests the ranges that it needs. */
class Reader extends yauzl.RandomAccessReader {
  readonly #archive: Archive;
  constructor(archive: Archive) {
    super();
    this.#archive = archive;
  }
  override _readStreamForRange(start: number, end: number) {
    return Readable.from(this.#archive.read({ first: start, last: end - 1 }), {
      objectMode: false,
    });
  }
}

const open = (archive: Archive) =>
  yauzl.fromRandomAccessReaderPromise(new Reader(archive), archive.bytes, {
    ...{ lazyEntries: true, autoClose: false, strictFileNames: true },
  });

async function listed(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const found: yauzl.Entry[] = [];
  for await (const entry of zip.eachEntry()) found.push(entry);
  return found;
}

const unicodeName = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .map((name) => name.replaceAll(/[\\/:\0]/g, "-"))
  .filter((name) => name.isWellFormed());
const anyFiles = fc.array(fc.tuple(unicodeName, fc.uint8Array({ maxLength: 300 })), {
  maxLength: 8,
});

test("another reader opens any list of files and finds them unchanged, including checksums", async () => {
  await fc.assert(
    fc.asyncProperty(anyFiles, async (list) => {
      const files = list.map(([name, bytes], place) => ({
        name: `media/${place} ${name}`,
        content: bytesOf(bytes),
      }));
      const zip = await open(archiveOf(files));
      const found: unknown[] = [];
      for await (const entry of zip.eachEntry()) {
        const content = await joined(await zip.openReadStreamPromise(entry));
        found.push([
          entry.fileName,
          entry.crc32,
          entry.getLastModDate({ timezone: "UTC" }),
          content,
        ]);
      }
      expect(found).toEqual(
        files.map(({ name, content }, place) => [
          ...[name, content.crc, MODIFIED],
          Buffer.from(list[place]?.[1] ?? []),
        ]),
      );
    }),
  );
});

test("any range of an archive equals that range of the whole", async () => {
  await fc.assert(
    fc.asyncProperty(anyFiles, fc.nat(), fc.nat(), async (list, one, other) => {
      const archive = archiveOf(
        list.map(([name, bytes], place) => ({ name: `${place}${name}`, content: bytesOf(bytes) })),
      );
      const [first = 0, last = 0] = [one % archive.bytes, other % archive.bytes].toSorted(
        (a, b) => a - b,
      );
      const all = await whole(archive);
      expect(all.length).toBe(archive.bytes);
      expect(await joined(archive.read({ first, last }))).toEqual(all.subarray(first, last + 1));
    }),
  );
});

test("finds files beyond 4 GB and those that follow", async () => {
  const archive = archiveOf([
    { name: "large", content: zeros(5 * GIGABYTE) },
    { name: "behind", content: bytesOf(Buffer.from("here")) },
  ]);
  const zip = await open(archive);
  const [large, behind] = await listed(zip);
  if (!large || !behind) throw new Error("Files are missing");
  expect([large.uncompressedSize, behind.fileName]).toEqual([5 * GIGABYTE, "behind"]);
  expect(await text(await zip.openReadStreamPromise(behind))).toBe("here");
});

test("supports more files than the original format", async () => {
  const files = Array.from({ length: 70_000 }, (_, place) => ({
    name: `${place}`,
    content: bytesOf(Buffer.alloc(0)),
  }));
  const zip = await open(archiveOf(files));
  expect(zip.entryCount).toBe(70_000);
});

test("a file that has become shorter aborts the archive instead of shifting what follows", async () => {
  const shorter: Content = {
    ...bytesOf(Buffer.from("four")),
    async *read() {
      yield Buffer.from("two");
    },
  };
  await expect(whole(archiveOf([{ name: "a", content: shorter }]))).rejects.toThrow("as long");
});
