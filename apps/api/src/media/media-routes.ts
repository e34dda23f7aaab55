import { createReadStream } from "node:fs";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readByteRange } from "./byte-range.ts";

export interface MediaDoors {
  readonly now: () => Date;
  readonly files: Pick<MediaStore, "locate">;
  readonly address: MediaAddress;
  /** Does a creation that everybody may see refer to this file? */
  readonly isPublic: (hash: string) => Promise<boolean>;
  /** Does anything refer to it still? What was purged stays closed while the sweep is on its way. */
  readonly isNeeded: (hash: string) => Promise<boolean>;
}

const MIME_TYPES: Record<string, string> = {
  mp4: "video/mp4",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  mid: "audio/midi",
  zip: "application/zip",
  json: "application/json",
  vtt: "text/vtt",
  srt: "application/x-subrip",
};

const name = z.object({ file: z.string().max(80) });
const signature = z.object({ e: z.string().max(20), s: z.string().max(100) });

/**
 * Serves media by content hash, with ranges. What everybody may see opens by its plain address; the
 * rest needs a signature that has not expired. All that does not open looks the same: 404.
 */
export function mountMediaRoutes(server: FastifyInstance, doors: MediaDoors): void {
  server.get("/media/:file", { schema: { params: name } }, async (request, reply) => {
    const { file } = name.parse(request.params);
    const [, hash = "", extension = ""] = /^([0-9a-f]{64})\.(\w{3,4})$/.exec(file) ?? [];
    const mimeType = MIME_TYPES[extension];
    const signed = signature.safeParse(request.query);
    if (mimeType === undefined) throw new Refusal("MEDIA_NOT_FOUND");
    const opens = async () => {
      if (!signed.success) return request.inStrangersTurn("files", () => doors.isPublic(hash));
      const { e, s } = signed.data;
      if (!doors.address.verify(hash, e, s, doors.now())) return false;
      return request.inStrangersTurn("files", () => doors.isNeeded(hash));
    };
    // The disk first: made-up names do not come as far as the database.
    const found = await doors.files.locate(hash);
    if (!found || !(await opens())) throw new Refusal("MEDIA_NOT_FOUND");
    reply
      .type(mimeType)
      .header("accept-ranges", "bytes")
      .header("etag", `"${hash}"`)
      // Whoever may see it today may not tomorrow: public files are asked for again each time.
      .header("cache-control", signed.success ? "private, max-age=3600" : "public, no-cache");
    if (request.headers["if-none-match"] === `"${hash}"`) return reply.status(304).send();
    const range = readByteRange(request.headers.range, found.bytes);
    if (range === "unsatisfiable") {
      reply.header("content-range", `bytes */${found.bytes}`);
      throw new Refusal("RANGE_NOT_SATISFIABLE", { bytes: found.bytes });
    }
    if (range === null) {
      return reply.header("content-length", found.bytes).send(createReadStream(found.path));
    }
    const { first, last } = range;
    return reply
      .status(206)
      .header("content-range", `bytes ${first}-${last}/${found.bytes}`)
      .header("content-length", last - first + 1)
      .send(createReadStream(found.path, { start: first, end: last }));
  });
}
