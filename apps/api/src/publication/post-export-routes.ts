import { crc32 } from "node:zlib";
import { routes } from "@kinora/contracts/routes";
import type { Sessions } from "@kinora/domain/account/account-ports";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { type ExportedFile, exportPost } from "@kinora/domain/post/export-post";
import { type PlanPorts, requirePublishable } from "@kinora/domain/post/plan-target";
import type { PublicationStore } from "@kinora/domain/post/publication-store";
import { Refusal } from "@kinora/domain/refusal";
import {
  type ArchiveEntry,
  type ArchiveFormat,
  type ArchiveSource,
  EMPTY_ARCHIVE,
  type NewArchiveEntry,
} from "@kinora/domain/takeout/archive";
import type { FastifyInstance } from "fastify";
import { doorOf, fastifyPath, mountRoute } from "../http/mount-route.ts";
import { sendBytes } from "../http/send-bytes.ts";
import type { TakeoutAddresses } from "../takeout/takeout-address.ts";

type Entry = NewArchiveEntry & { readonly file: ExportedFile };
type Placed = Entry & ArchiveEntry;

export interface PostExportPorts extends Pick<PlanPorts, "findWork"> {
  readonly publications: Pick<PublicationStore, "findPost">;
  /** The files of a work. */
  readonly filesOf: (creationId: string) => Promise<readonly CreationMedia[]>;
  readonly media: Pick<MediaStore, "read">;
  readonly sessions: Pick<Sessions, "standing">;
  readonly addresses: TakeoutAddresses;
  readonly archive: ArchiveFormat & {
    listSource(
      placed: readonly Placed[],
      open: ArchiveSource<Placed>["open"],
    ): ArchiveSource<Placed>;
    checksum(
      media: Pick<MediaStore, "read">,
      hash: string,
      signal: AbortSignal,
    ): Promise<{ readonly bytes: number; readonly crc: number } | null>;
  };
  readonly now: () => Date;
}

/** Mounts what tells of the package for posting by hand, and sends it. */
export function mountPostExport(server: FastifyInstance, ports: PostExportPorts): void {
  mountRoute(server, routes.getPostExport, async ({ person, params: { id } }) => {
    // This route admits sessions only.
    if (person.scopes !== null) throw new Refusal("SESSION_ONLY");
    const { userId, sessionId } = person;
    const { files, modified } = await findPackage(ports, id, userId);
    const { totals } = ports.archive.placeEntries(
      EMPTY_ARCHIVE,
      files.map(({ name, bytes }) => ({ name, bytes, crc: 0, modified })),
    );
    const signed = ports.addresses.sign(id, sessionId, ports.now());
    return {
      href: `${signed}&${new URLSearchParams({ person: userId })}`,
      bytes: ports.archive.archiveBytes(totals),
      files: files.map(({ name, bytes }) => ({ name, bytes })),
    };
  });
  mountDownload(server, ports);
}

/**
 * A browser sends no token with a download: the address is signed, and good for five minutes while the
 * session lasts.
 */
function mountDownload(server: FastifyInstance, ports: PostExportPorts): void {
  const route = routes.downloadPostExport;
  server.route({
    ...doorOf(route),
    ...{ method: route.method, url: fastifyPath(route.path), exposeHeadRoute: false },
    handler: async (request, reply) => {
      const gone = new AbortController();
      request.raw.once("close", () => gone.abort());
      const { placed, totals, day } = await request.inStrangersTurn("files", async () => {
        const { files, modified } = await admit(ports, route.query.parse(request.query));
        const entries: Entry[] = [];
        for (const file of files)
          entries.push({ ...(await measured(file, ports, gone.signal)), modified, file });
        const laid = ports.archive.placeEntries(EMPTY_ARCHIVE, entries);
        return { ...laid, day: modified.toISOString().slice(0, 10) };
      });
      const bytes = ports.archive.archiveBytes(totals);
      reply
        .type("application/zip")
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="kinora-post-${day}.zip"`)
        .header("content-length", bytes);
      const source = ports.archive.listSource(placed, ({ file }, range) =>
        contentOf(file, range, ports),
      );
      const all = { first: 0, last: bytes - 1 };
      return sendBytes(reply, ports.archive.readArchive(totals, source, all));
    },
  });
}

/** @throws Refusal POST_NOT_FOUND for any failure, so as not to disclose what exists */
async function admit(
  ports: PostExportPorts,
  address: ReturnType<typeof routes.downloadPostExport.query.parse>,
) {
  const { addresses, sessions, now } = ports;
  if (!addresses.isOurs(address) || !addresses.isInTime(address, now()))
    throw new Refusal("POST_NOT_FOUND");
  const { session, person } = await sessions.standing(address.person, address.session);
  if (!person || person.disabledAt || !session || session.expiresAt <= now())
    throw new Refusal("POST_NOT_FOUND");
  try {
    return await findPackage(ports, address.id, address.person);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal("POST_NOT_FOUND");
    throw error;
  }
}

/** @throws Refusal POST_NOT_FOUND, CREATION_NOT_FOUND, WORK_NOT_PUBLISHABLE */
async function findPackage(
  { publications, findWork, filesOf }: PostExportPorts,
  id: string,
  userId: string,
): Promise<{ readonly files: readonly ExportedFile[]; readonly modified: Date }> {
  const found = await publications.findPost(id, userId);
  if (!found) throw new Refusal("POST_NOT_FOUND");
  const { creationId, createdAt: modified } = found.post;
  requirePublishable(await findWork(creationId), userId);
  return { files: exportPost(await filesOf(creationId), found.publications), modified };
}

async function measured(
  file: ExportedFile,
  { archive, media }: PostExportPorts,
  signal: AbortSignal,
): Promise<Pick<NewArchiveEntry, "name" | "bytes" | "crc">> {
  const { name } = file;
  if ("text" in file) return { name, bytes: file.bytes, crc: crc32(file.text) };
  const read = await archive.checksum(media, file.hash, signal);
  if (!read) throw new Error("A file of a work is gone.");
  return { name, ...read };
}

async function contentOf(
  file: ExportedFile,
  range: Parameters<PostExportPorts["media"]["read"]>[1],
  { media }: PostExportPorts,
): Promise<AsyncIterable<Uint8Array>> {
  if ("text" in file) return oneText(Buffer.from(file.text));
  const content = await media.read(file.hash, range);
  if (!content) throw new Error("A file of a work is gone.");
  return content;
}

async function* oneText(text: Uint8Array): AsyncGenerator<Uint8Array> {
  yield text;
}
