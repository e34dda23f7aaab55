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
  /** True when a public creation refers to this file. */
  readonly isPublic: (hash: string) => Promise<boolean>;
  /**
   * True when anything still refers to this file. Purged files stay closed until the sweep removes
   * them.
   */
  readonly isNeeded: (hash: string) => Promise<boolean>;
}

/** Bytes of a file below which a redirect to the bucket is not worth the round trip. */
const WORTH_AN_ADDRESS = 1_000_000;

const name = z.object({ file: z.string().max(80) });
const signature = z.object({ e: z.string().max(20), s: z.string().max(100) });

/**
 * Serves media by content hash, with ranges. Public files open by their plain URL, others need a
 * valid signature that has not expired; everything else is answered with 404 alike. Large files
 * shown in a page are redirected to the bucket when it has a URL for browsers. Files that are
 * fetched by script or saved are served here, which needs no CORS and keeps the file name.
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
      // Check the store first, so that made-up names never reach the database.
      const stored = await ports.files.stat(hash);
      return stored && (await opens(hash)) ? stored : null;
    });
    if (!found) throw new Refusal("MEDIA_NOT_FOUND");
    // Other sites may show what is public: in previews, embeds and search.
    reply.header("cross-origin-resource-policy", signed.success ? "same-site" : "cross-origin");
    if (isShown(request) && found.bytes >= WORTH_AN_ADDRESS) {
      const address = await ports.files.address(hash, { mimeType, now: ports.now() });
      if (address !== null) return reply.header("cache-control", "no-store").redirect(address, 302);
    }
    reply
      .type(mimeType)
      .header("accept-ranges", "bytes")
      .header("etag", `"${hash}"`)
      // A public file may become private tomorrow, so caches must revalidate it each time.
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

/**
 * True when a page shows the file in an element that needs no CORS. Browsers send this themselves.
 */
function isShown({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers["sec-fetch-mode"] === "no-cors";
}
