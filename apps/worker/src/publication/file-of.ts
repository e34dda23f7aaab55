import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { PublicationMedia } from "@kinora/contracts/publication/check-media";
import { limitsOf } from "@kinora/contracts/publication/check-publication";
import { type FitPlan, isChanged, planFit } from "@kinora/contracts/publication/fit-media";
import { fitOf } from "@kinora/contracts/publication/post-target";
import type { CreationMedia } from "@kinora/domain/media/creation-media";
import type { ByteRange, MediaStore } from "@kinora/domain/media/media-store";
import { isOfPictures, type OuterFields } from "@kinora/domain/post/build-publication";
import type { PublicationRecord, SentFile } from "@kinora/domain/post/publication-record";
import type { PublicationFile } from "@kinora/domain/publication/publication";

export interface FilePorts {
  readonly media: Pick<MediaStore, "read" | "stat" | "keep" | "address" | "fetch">;
  /** The files of a work. */
  readonly filesOf: (creationId: string) => Promise<readonly CreationMedia[]>;
  readonly makeJpeg: (
    picture: Buffer,
    limits: { readonly widest: number; readonly most: number; readonly ratio: number | null },
  ) => Promise<{ readonly content: Buffer }>;
  /** Reads what platforms have rules about; null when it is no film. */
  readonly readFilm: (
    size: number,
    read: (range: ByteRange) => Promise<Buffer>,
  ) => Promise<PublicationMedia["film"]>;
  /** Writes a film anew as planned. */
  readonly fitFilm: (film: FittedFilm, signal: AbortSignal) => Promise<void>;
  /** Folder for the files of a job; removed with it. */
  readonly scratchOf: (jobId: string) => string;
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

/** What a file is made in. */
export interface FileMaking {
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/** Finds the file that is sent, or makes it; null when the work has none that fits. */
export async function findFile(
  { creationId, file }: PublicationRecord,
  fields: OuterFields,
  making: FileMaking,
  ports: FilePorts,
): Promise<SentFile | null> {
  if (file) return file;
  const main = (await ports.filesOf(creationId)).find(({ role }) => role === "main");
  if (!main) return null;
  if (isOfPictures(fields))
    return main.mimeType.startsWith("image/") ? picture(main, fields, ports) : null;
  if (!main.mimeType.startsWith("video/")) return null;
  const plan = await filmPlan(main, fields, ports);
  if (plan === "unreadable") return null;
  return plan ? fittedFilm(main, plan, making, ports) : { ...main, isMade: false };
}

async function picture(
  main: CreationMedia,
  fields: OuterFields,
  { media, makeJpeg }: FilePorts,
): Promise<SentFile | null> {
  const bytes = await media.read(main.hash);
  if (!bytes) return null;
  const most = Math.min(MOST_BYTES, limitsOf(fields)?.size.most ?? MOST_BYTES);
  const { mimeType, bytes: size, width = 1, height = 1 } = main;
  const known = { mimeType, size, width: width ?? 1, height: height ?? 1, film: null };
  const crop = planFit(fields, known, fitOf(fields))?.crop;
  const ratio = crop ? crop.width / crop.height : null;
  const { content } = await makeJpeg(await buffer(bytes), { widest: WIDEST, most, ratio });
  const kept = await media.keep(content);
  return { ...kept, mimeType: "image/jpeg", isMade: true };
}

/** How a film is written anew. */
type FilmPlan = FitPlan & { readonly film: NonNullable<FitPlan["film"]> };

interface FittedFilm {
  readonly source: string;
  readonly output: string;
  readonly plan: FilmPlan;
}

/** How a film is written anew for a platform; null when it is sent as it is. */
async function filmPlan(
  { hash, mimeType, bytes: size, width, height }: CreationMedia,
  fields: OuterFields,
  { media, readFilm }: FilePorts,
): Promise<FilmPlan | "unreadable" | null> {
  const fit = fitOf(fields);
  if (!isChanged(fit)) return null;
  const film = await readFilm(size, async (range) => {
    const read = await media.read(hash, range);
    if (!read) throw new Error("The file of a work is gone");
    return buffer(read);
  });
  if (!film || !width || !height) return "unreadable";
  const plan = planFit(fields, { mimeType, size, width, height, film }, fit);
  return plan?.film ? { ...plan, film: plan.film } : null;
}

async function fittedFilm(
  { hash }: CreationMedia,
  plan: FilmPlan,
  { jobId, signal }: FileMaking,
  { media, fitFilm, scratchOf }: FilePorts,
): Promise<SentFile | null> {
  const scratch = scratchOf(jobId);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const source = await media.fetch(hash, scratch);
  if (!source) return null;
  const output = join(scratch, "fitted.mp4");
  await fitFilm({ source: source.path, output, plan }, signal);
  const kept = await media.keep(output);
  return { ...kept, mimeType: "video/mp4", isMade: true };
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
