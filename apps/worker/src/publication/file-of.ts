import { buffer } from "node:stream/consumers";
import { limitsOf } from "@kinora/contracts/publication/check-publication";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import { isOfPictures, type OuterFields } from "@kinora/domain/post/build-publication";
import type { PublicationRecord, SentFile } from "@kinora/domain/post/publication-record";
import type { PublicationFile } from "@kinora/domain/publication/publication";

export interface FilePorts {
  readonly media: Pick<MediaStore, "read" | "stat" | "keep" | "address">;
  /** The files of a work. */
  readonly filesOf: (creationId: string) => Promise<readonly CreationMedia[]>;
  readonly makeJpeg: (
    picture: Buffer,
    limits: { readonly widest: number; readonly most: number },
  ) => Promise<{ readonly content: Buffer }>;
  /** Returns an address of this server that is open for an hour; null when nobody reaches it. */
  readonly addressHere: (hash: string, mimeType: string) => string | null;
  readonly now: () => Date;
}

/** Seconds in which platforms fetch a file. */
const FETCHED_WITHIN = 3_600;

/** What platforms show at most, and make smaller themselves. */
const WIDEST = 1_440;
/** The smallest of the platforms' limits. */
const MOST_BYTES = 4_000_000;

/** Finds the file that is sent, or makes it; null when the work has none that fits. */
export async function findFile(
  { creationId, file }: PublicationRecord,
  fields: OuterFields,
  ports: FilePorts,
): Promise<SentFile | null> {
  if (file) return file;
  const main = (await ports.filesOf(creationId)).find(({ role }) => role === "main");
  if (!main) return null;
  if (!isOfPictures(fields))
    return main.mimeType.startsWith("video/") ? { ...main, isMade: false } : null;
  if (!main.mimeType.startsWith("image/")) return null;
  const bytes = await ports.media.read(main.hash);
  if (!bytes) return null;
  const most = Math.min(MOST_BYTES, limitsOf(fields)?.size.most ?? MOST_BYTES);
  const { content } = await ports.makeJpeg(await buffer(bytes), { widest: WIDEST, most });
  const kept = await ports.media.keep(content);
  return { ...kept, mimeType: "image/jpeg", isMade: true };
}

/** Opens a file for sending. */
export const openFile = (
  { hash, mimeType, bytes }: SentFile,
  { media, addressHere, now }: FilePorts,
): PublicationFile => ({
  ...{ name: mimeType === "image/jpeg" ? "picture.jpg" : "film.mp4", mimeType, size: bytes },
  async *read(range) {
    const found = await media.read(hash, range);
    if (!found) throw new Error("The file that is sent is gone");
    yield* found;
  },
  address: async () =>
    (await media.address(hash, { mimeType, now: now(), seconds: FETCHED_WITHIN })) ??
    addressHere(hash, mimeType),
});
