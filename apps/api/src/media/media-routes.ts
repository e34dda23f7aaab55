import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { mimeTypeOf } from "@kinora/contracts/media/media-type";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendBytes } from "../http/send-bytes.ts";
import { readByteRange } from "./byte-range.ts";

export interface MediaRoutePorts {
  readonly now: () => Date;
  readonly files: Pick<MediaStore, "stat" | "read" | "address">;
  readonly address: MediaAddress;
  /** Does a creation that everybody may see refer to this file? */
  readonly isPublic: (hash: string) => Promise<boolean>;
  /** Does anything refer to it still? What was purged stays closed while the sweep is on its way. */
  readonly isNeeded: (hash: string) => Promise<boolean>;
}

/** Bytes of a file below which an address elsewhere is not worth the way there. */
const WORTH_AN_ADDRESS = 1_000_000;

const name = z.object({ file: z.string().max(80) });
const signature = z.object({ e: z.string().max(20), s: z.string().max(100) });

/**
 * Serves media by content hash, with ranges. What everybody may see opens by its plain address; the
 * rest needs a signature that has not expired. All that does not open looks the same: 404. What a page shows and is
 * large comes from the bucket itself where that has an address for browsers; what a page fetches or somebody saves
 * passes through here: it needs no leave of another origin, and keeps its name.
 */
export function mountMediaRoutes(server: FastifyInstance, ports: MediaRoutePorts): void {
  server.get("/media/:file", { schema: { params: name } }, async (request, reply) => {
    const { file } = name.parse(request.params);
    const [, hash = "", extension = ""] = /^([0-9a-f]{64})\.(\w{3,4})$/.exec(file) ?? [];
    const mimeType = mimeTypeOf(extension);
    const signed = signature.safeParse(request.query);
    if (mimeType === undefined) throw new Refusal("MEDIA_NOT_FOUND");
    if (signed.success && !ports.address.verify(hash, signed.data.e, signed.data.s, ports.now()))
      throw new Refusal("MEDIA_NOT_FOUND");
    const opens = signed.success ? ports.isNeeded : ports.isPublic;
    const found = await request.inStrangersTurn("files", async () => {
      // The store first: made-up names do not come as far as the database.
      const stored = await ports.files.stat(hash);
      return stored && (await opens(hash)) ? stored : null;
    });
    if (!found) throw new Refusal("MEDIA_NOT_FOUND");
    if (isShown(request) && found.bytes >= WORTH_AN_ADDRESS) {
      const address = await ports.files.address(hash, { mimeType, now: ports.now() });
      if (address !== null) return reply.header("cache-control", "no-store").redirect(address, 302);
    }
    reply
      .type(mimeType)
      .header("accept-ranges", "bytes")
      .header("etag", `"${hash}"`)
      // Whoever may see it today may not tomorrow: public files are asked for again each time.
      .header(
        "cache-control",
        signed.success ? `private, max-age=${SIGNED_ADDRESS_SECONDS}` : "public, no-cache",
      );
    if (request.headers["if-none-match"] === `"${hash}"`) return reply.status(304).send();
    const range = readByteRange(request.headers.range, found.bytes);
    if (range === "unsatisfiable") {
      reply.header("content-range", `bytes */${found.bytes}`);
      throw new Refusal("RANGE_NOT_SATISFIABLE", { bytes: found.bytes });
    }
    const part = range ?? { first: 0, last: found.bytes - 1 };
    if (range !== null) {
      reply.status(206).header("content-range", `bytes ${part.first}-${part.last}/${found.bytes}`);
    }
    reply.header("content-length", part.last - part.first + 1);
    if (request.method === "HEAD") return reply.send();
    const content = await ports.files.read(hash, range ?? undefined);
    if (content === null) throw new Refusal("MEDIA_NOT_FOUND");
    return sendBytes(reply, content);
  });
}

/** Does a page show it in an element that needs no leave of another origin? Browsers say so themselves. */
function isShown({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers["sec-fetch-mode"] === "no-cors";
}
