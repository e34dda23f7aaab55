import { createWriteStream } from "node:fs";
import { rm, truncate } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isFull } from "@kinora/domain/media/is-full";
import { FileStore } from "@tus/file-store";
import type { Upload } from "@tus/server";

/**
 * The library's file store, which cleans up after failed writes. The library's own errors do not
 * say why a write failed, and a half-created upload would count against the user for a day.
 */
export class UploadFiles extends FileStore {
  readonly #forget: (id: string) => Promise<void>;

  /**
   * @param forget reverts what was recorded elsewhere for an upload that failed to start
   */
  constructor(
    options: ConstructorParameters<typeof FileStore>[0],
    forget: (id: string) => Promise<void>,
  ) {
    super(options);
    this.#forget = forget;
  }

  override async create(file: Upload): Promise<Upload> {
    try {
      return await super.create(file);
    } catch (error) {
      const path = join(this.directory, file.id);
      for (const left of [path, `${path}.json`]) await rm(left, { force: true }).catch(() => {});
      await this.#forget(file.id);
      throw error;
    }
  }

  override async write(
    source: IncomingMessage | Readable,
    id: string,
    offset: number,
  ): Promise<number> {
    const path = join(this.directory, id);
    const target = createWriteStream(path, { flags: "r+", start: offset });
    let received = 0;
    try {
      await pipeline(
        source,
        async function* count(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            received += chunk.length;
            yield chunk;
          }
        },
        target,
      );
    } catch (error) {
      // Discards what was written before the disk was full; the same chunk may be sent again later.
      if (isFull(error)) await truncate(path, offset).catch(() => {});
      throw error;
    }
    return offset + received;
  }
}
