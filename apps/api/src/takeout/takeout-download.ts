import { routes } from "@kinora/contracts/routes";
import type { TakeoutAddress } from "@kinora/contracts/takeout/takeout";
import type { Sessions } from "@kinora/domain/account/account-ports";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { Refusal } from "@kinora/domain/refusal";
import type { ArchiveFormat, ArchiveSource } from "@kinora/domain/takeout/archive";
import { type FindTakeoutPorts, findReadyTakeout } from "@kinora/domain/takeout/find-takeout";
import type { TakeoutEntry, TakeoutReader, TakeoutRecord } from "@kinora/domain/takeout/takeout";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { doorOf, fastifyPath } from "../http/mount-route.ts";
import { sendBytes } from "../http/send-bytes.ts";
import { readByteRange } from "../media/byte-range.ts";
import type { TakeoutAddresses } from "./takeout-address.ts";

export interface TakeoutDownloadPorts extends FindTakeoutPorts {
  readonly now: () => Date;
  readonly addresses: TakeoutAddresses;
  readonly archive: Pick<ArchiveFormat, "archiveBytes" | "readArchive">;
  readonly sessions: Pick<Sessions, "standing">;
  readonly reader: (takeoutId: string) => TakeoutReader;
  readonly media: Pick<MediaStore, "read">;
}

/**
 * Sends the archive, or a range of it, by its signed URL. A browser sends no token with a download
 * and may resume it hours later at the same URL, so a request with the ETag of the download
 * succeeds until the archive is removed. Signing out, or a later restriction, ends it, also while
 * it is being sent.
 */
export function mountTakeoutDownload(server: FastifyInstance, ports: TakeoutDownloadPorts): void {
  const route = routes.downloadTakeout;
  server.route({
    ...doorOf(route),
    ...{ method: route.method, url: fastifyPath(route.path) },
    handler: async (request, reply) => {
      const { takeout, tag, address } = await request.inStrangersTurn("files", () =>
        admit(request, ports),
      );
      const bytes = ports.archive.archiveBytes(takeout.totals);
      const asked = request.headers["if-range"];
      // The ETag of another download gets the whole file (RFC 9110, 13.1.5).
      const range =
        asked === undefined || asked === tag ? readByteRange(request.headers.range, bytes) : null;
      reply
        .type("application/zip")
        .header("accept-ranges", "bytes")
        .header("etag", tag)
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="${fileName(takeout)}"`);
      if (range === "unsatisfiable") {
        reply.header("content-range", `bytes */${bytes}`);
        throw new Refusal("RANGE_NOT_SATISFIABLE", { bytes });
      }
      const part = range ?? { first: 0, last: bytes - 1 };
      if (range !== null)
        reply.status(206).header("content-range", `bytes ${part.first}-${part.last}/${bytes}`);
      reply.header("content-length", part.last - part.first + 1);
      if (request.method === "HEAD") return reply.send();
      const look = () => findOpen(address, ports);
      const content = ports.archive.readArchive(
        takeout.totals,
        sourceOf(takeout, ports, look),
        part,
      );
      return sendBytes(reply, lookingAgain(content, look, ports.now));
    },
  });
}

/** Throws Refusal TAKEOUT_NOT_FOUND for any failure, so as not to disclose what exists. */
async function admit(
  { query, headers }: FastifyRequest,
  ports: TakeoutDownloadPorts,
): Promise<{ takeout: TakeoutRecord; tag: string; address: TakeoutAddress }> {
  const { addresses, now } = ports;
  const address = routes.downloadTakeout.query.parse(query);
  if (!addresses.isOurs(address)) throw new Refusal("TAKEOUT_NOT_FOUND");
  const tag = addresses.tag(address);
  const goesOn = headers["if-range"] === tag || headers["if-match"] === tag;
  if (!goesOn && !addresses.isInTime(address, now())) throw new Refusal("TAKEOUT_NOT_FOUND");
  return { takeout: await findOpen(address, ports), tag, address };
}

/**
 * Returns the archive while it may be sent: the session lasts and nothing in it was restricted.
 *
 * @throws Refusal TAKEOUT_NOT_FOUND
 */
async function findOpen(
  { id, session: sessionId }: TakeoutAddress,
  ports: Pick<TakeoutDownloadPorts, "now" | "sessions" | "takeouts">,
): Promise<TakeoutRecord> {
  const now = ports.now();
  const takeout = await findReadyTakeout(ports, id, now);
  const { session } = await ports.sessions.standing(takeout.userId, sessionId);
  if (session === null || session.expiresAt <= now) throw new Refusal("TAKEOUT_NOT_FOUND");
  return takeout;
}

/** Milliseconds after which a download is looked at again, however slowly it is read. */
const LOOK_AGAIN = 60_000;

/** Passes the content on; throws once `look` does. */
async function* lookingAgain(
  content: AsyncIterable<Uint8Array>,
  look: () => Promise<unknown>,
  now: () => Date,
): AsyncGenerator<Uint8Array> {
  let looked = now().getTime();
  for await (const part of content) {
    if (now().getTime() - looked >= LOOK_AGAIN) {
      await look();
      looked = now().getTime();
    }
    yield part;
  }
}

/** Reads files from the media store, and texts from the list; looks again with each page of it. */
function sourceOf(
  { id }: TakeoutRecord,
  { reader, media }: TakeoutDownloadPorts,
  look: () => Promise<unknown>,
): ArchiveSource<TakeoutEntry> {
  const { numberAt, entries, text } = reader(id);
  return {
    numberAt,
    async entries(from) {
      await look();
      return entries(from);
    },
    async open({ number, hash }, range) {
      if (hash === null) return oneText(text(number, range.first, range.last));
      const content = await media.read(hash, range);
      if (!content) throw new Error("A file of an archive is gone.");
      return content;
    },
  };
}

async function* oneText(text: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await text;
}

const fileName = ({ askedAt }: TakeoutRecord) => `kinora-${askedAt.toISOString().slice(0, 10)}.zip`;
