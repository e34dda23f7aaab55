import { Readable } from "node:stream";
import { buffer, json, text } from "node:stream/consumers";
import type { Database } from "@kinora/database/client";
import { postgresTakeoutStore } from "@kinora/database/takeout/postgres-takeout-store";
import { takeoutReader } from "@kinora/database/takeout/takeout-reader";
import type { ByteRange, MediaStore } from "@kinora/domain/media/media-store";
import type { ArchiveSource } from "@kinora/domain/takeout/archive";
import type { TakeoutEntry } from "@kinora/domain/takeout/takeout";
import { archiveBytes } from "@kinora/storage/zip/place-entries";
import { readArchive } from "@kinora/storage/zip/read-archive";
import * as yauzl from "yauzl";

/** Opens a downloaded archive with a third-party reader. */
export async function openTakeout(
  id: string,
  { database, media }: { readonly database: Database; readonly media: Pick<MediaStore, "read"> },
) {
  const found = await postgresTakeoutStore(database).find(id);
  if (found?.state !== "ready") throw new Error(`It is ${found?.state}.`);
  const reader = takeoutReader(database, id);
  const source: ArchiveSource<TakeoutEntry> = {
    numberAt: reader.numberAt,
    entries: reader.entries,
    async open({ number, hash }, range) {
      const content =
        hash === null
          ? [await reader.text(number, range.first, range.last)]
          : await media.read(hash, range);
      if (content === null) throw new Error("gone");
      return Readable.from(content);
    },
  };
  const bytes = archiveBytes(found.totals);
  const read = (range: ByteRange) => readArchive(found.totals, source, range);
  class Reader extends yauzl.RandomAccessReader {
    override _readStreamForRange(first: number, end: number) {
      return Readable.from(read({ first, last: end - 1 }), { objectMode: false });
    }
  }
  const zip = await yauzl.fromRandomAccessReaderPromise(new Reader(), bytes, {
    ...{ lazyEntries: true, autoClose: false, strictFileNames: true },
  });
  const files = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, entry);
  const streamOf = async (name: string) => {
    const entry = files.get(name);
    if (!entry) throw new Error(`${name} is not among ${[...files.keys()].join(", ")}`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    bytes,
    read,
    names: [...files.keys()],
    entry: (name: string) => files.get(name),
    bytesOf: async (name: string) => buffer(await streamOf(name)),
    textOf: async (name: string) => text(await streamOf(name)),
    listOf: async (name: string) => (await json(await streamOf(`data/${name}.json`))) as unknown,
  };
}
