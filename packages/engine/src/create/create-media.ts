import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { RecipeInputs } from "@kinora/contracts/recipe/recipe";
import { describePhoto } from "@kinora/photo/describe-photo";
import type { FileRole } from "@kinora/studio/file/rendered-file";
import type { Verdict } from "@kinora/studio/safety/verdict";
import { makerOf } from "../maker/makers.ts";
import { asGenerated } from "../render/as-generated.ts";
import { renderAll } from "../render/render-all.ts";
import { startRenderer } from "../render/run-render.ts";
import { openScanner } from "../scan/open-scanner.ts";
import { asOrderError, type Order, OrderError, type PhotoSource, resolveOrder } from "./order.ts";

export interface CreateOptions {
  /**
   * Receives the share of all work done, 0..1, and the current activity: "drawing", "filming",
   * "looking".
   */
  readonly onProgress?: (share: number, doing: string) => void;
  /** Aborting stops the work and removes everything written. */
  readonly signal?: AbortSignal;
}

export interface Created {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Duration in seconds; 0 for a picture. */
  readonly duration: number;
  /** Ways in which the result differs from the prompt. */
  readonly notices: readonly StoredSentence[];
  /** Verdict of the local classifier on the finished file. */
  readonly verdict: Verdict;
}

/** Share of all work done when rendering ends; the rest is the scan. */
const RENDERED: Readonly<Record<Order["kind"], number>> = { image: 0.7, video: 0.94, music: 1 };

/** Role of the rendered file with the format of each extension. */
const ROLES: Readonly<Record<Order["kind"], Readonly<Record<string, FileRole>>>> = {
  image: { ".png": "download", ".webp": "main" },
  video: { ".mp4": "main" },
  music: { ".mp3": "main", ".wav": "download", ".mid": "download", ".zip": "download" },
};

/** File extensions available for a kind, the default first. */
export function extensionsOf(kind: Order["kind"]): readonly string[] {
  return Object.keys(ROLES[kind]);
}

/**
 * Makes a picture, a film or music from an order and moves it to `out` (.png, .webp, .mp4, .mp3,
 * .wav, .mid, or .zip with the stems) atomically, so that there is either a whole file or none.
 * Works without server, database and network. The same order with the same seed gives the same
 * bytes.
 *
 * @throws OrderError when the order cannot be made; the signal's reason when it is aborted
 */
export async function createMedia(
  order: Order,
  out: string,
  { onProgress, signal }: CreateOptions = {},
): Promise<Created> {
  const ending = extname(out).toLowerCase();
  const role = ROLES[order.kind][ending];
  if (role === undefined) {
    const known = extensionsOf(order.kind).join(" or ");
    throw new OrderError(`A file of kind ${order.kind} ends with ${known}, not "${extname(out)}".`);
  }
  const { photo } = order;
  const resolved = resolveOrder(order, photo ? await describe(photo) : {});
  const maker = makerOf(resolved);
  const plan = await maker.planner();
  const subject = plan(resolved);
  const inputs = inputsOf(photo);
  const directory = await mkdtemp(join(tmpdir(), "kinora-create-"));
  const folders = { reads: Object.values(inputs), writes: [directory] };
  const renderer = startRenderer({ folders });
  const scanner = openScanner(folders);
  const rendered = RENDERED[order.kind];
  try {
    const request = { directory, ...subject, maker: maker.name, inputs };
    const result = await renderAll(renderer, order.kind, request, {
      signal,
      onProgress: (percent, doing) => onProgress?.((rendered * percent) / 100, doing),
    });
    const { files, notices } = asGenerated(result);
    await renderer.close();
    const made = files.find((file) => file.role === role && file.name.endsWith(ending));
    if (made === undefined) throw new Error(`The renderer made no ${extname(out)} file`);
    const { verdict } = await scanner.scan(
      { files, directory, background: false },
      (percent) => onProgress?.(rendered + ((1 - rendered) * percent) / 100, "looking"),
      signal ?? new AbortController().signal,
    );
    if (verdict === "hit" || verdict === "known")
      throw new OrderError("The result was refused by the safety scan.");
    await moveWhole(join(directory, made.name), out);
    const { seed, width, height, duration } = resolved;
    return { seed, width, height, duration: duration ?? 0, notices, verdict: verdict ?? "unsure" };
  } catch (error) {
    throw asOrderError(error);
  } finally {
    await renderer.close();
    await rm(directory, { recursive: true, force: true });
  }
}

const inputsOf = (photo: PhotoSource | undefined) => ({
  ...(photo === undefined ? {} : { initialImage: photo.path }),
  ...(photo?.last === undefined ? {} : { lastImage: photo.last }),
});

async function describe({ path, last }: PhotoSource): Promise<RecipeInputs> {
  try {
    const initialImage = await describePhoto(path);
    return {
      initialImage,
      ...(last === undefined ? {} : { lastImage: await describePhoto(last) }),
    };
  } catch (error) {
    throw asOrderError(error);
  }
}

/** Copies to a temporary file beside the target first, so that a partial file is never visible. */
async function moveWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  try {
    await copyFile(from, part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}
