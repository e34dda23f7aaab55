import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UPLOAD_LEAST_SIDE } from "@kinora/contracts/limits";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { scanPicture } from "@kinora/studio/safety/scan-picture";
import sharp from "sharp";
import { allowCpu } from "./allow-cpu.ts";
import { countExifPointers } from "./count-exif-pointers.ts";
import { countGifFrames, countWebpFrames } from "./count-frames.ts";
import { countPackedText } from "./count-packed-text.ts";
import { countScans } from "./count-scans.ts";
import { expectedSeconds } from "./expected-seconds.ts";
import { FileRefused } from "./file-refused.ts";
import type { IngestRequest, IngestResult } from "./ingest-protocol.ts";
import { makeThumbnail } from "./make-thumbnail.ts";

/** Maximum length in pixels of the longer side: more than any of our results shows. */
const LONGEST_SIDE = 4_096;
/** Maximum scans of a JPEG; programs write a few dozen at most. */
const MOST_SCANS = 100;
/** Maximum frames of an animation, of which the first is kept: ten minutes. */
const MOST_FRAMES = 10_000;
/** Maximum pointers to directories in Exif data; cameras write four. */
const MOST_POINTERS = 32;
/** Maximum bytes of compressed texts in a PNG: a few CPU seconds at worst. */
const MOST_PACKED_TEXT = 1_000_000;

/**
 * Re-encodes a picture: upright, sRGB, the first frame of an animation, without EXIF, location or
 * anything else in the file apart from its pixels.
 *
 * @throws FileRefused UPLOAD_TOO_MANY_PIXELS, UPLOAD_TOO_SMALL, UPLOAD_TOO_COSTLY, UPLOAD_DAMAGED;
 * FileTooSlow
 */
export async function takeInPicture(
  { source, limits, directory, scan = SHIPPED_LIMITS }: IngestRequest,
  format: string,
): Promise<IngestResult> {
  if (await isLongToLookThrough(source, format)) throw new FileRefused("UPLOAD_TOO_COSTLY");
  // Reads only the header first, which states how much there is to decode.
  const header = await readAs(() => sharp(source, { limitInputPixels: false }).metadata());
  if (header.format !== format) throw new FileRefused("UPLOAD_DAMAGED");
  const { width = 0, height = 0 } = header;
  const pixels = width * (header.pageHeight ?? height);
  if (pixels > limits.pixels) throw new FileRefused("UPLOAD_TOO_MANY_PIXELS");
  if (Math.min(width, header.pageHeight ?? height) < UPLOAD_LEAST_SIDE) {
    throw new FileRefused("UPLOAD_TOO_SMALL");
  }
  const scans = format === "jpeg" ? countScans(await readFile(source)) : 1;
  if (scans > MOST_SCANS) throw new FileRefused("UPLOAD_TOO_COSTLY");
  allowCpu(expectedSeconds({ ...header, scans }, pixels), limits.cpuSeconds);
  const { data, info } = await readAs(() =>
    sharp(source, {
      limitInputPixels: limits.pixels,
      failOn: "error",
      pages: 1,
      sequentialRead: true,
    })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 92, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  );
  // A very thin picture is below the minimum once it is scaled down.
  if (Math.min(info.width, info.height) < UPLOAD_LEAST_SIDE) {
    throw new FileRefused("UPLOAD_TOO_SMALL");
  }
  await writeFile(join(directory, "photo.webp"), data);
  const { thumbnail, thumbhash } = await makeThumbnail(data, directory);
  const { verdict, scores } = await scanPicture(data, scan);
  return {
    files: [
      {
        role: "main",
        name: "photo.webp",
        mimeType: "image/webp",
        width: info.width,
        height: info.height,
        duration: null,
      },
      thumbnail,
    ],
    thumbhash,
    peaks: null,
    verdict,
    ...{ scores: [scores], times: null, looked: 1 },
  };
}

/** Returns true when a decoder would take minutes to report the size of the picture. */
async function isLongToLookThrough(source: string, format: string): Promise<boolean> {
  const bytes = await readFile(source);
  if (countExifPointers(bytes) > MOST_POINTERS) return true;
  if (format === "png") return countPackedText(bytes) > MOST_PACKED_TEXT;
  if (format === "gif") return countGifFrames(bytes) > MOST_FRAMES;
  return format === "webp" && countWebpFrames(bytes) > MOST_FRAMES;
}

async function readAs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw new FileRefused("UPLOAD_TOO_MANY_PIXELS", { cause: error });
    }
    throw new FileRefused("UPLOAD_DAMAGED", { cause: error });
  }
}
