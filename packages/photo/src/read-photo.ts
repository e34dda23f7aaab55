import { InputRefused } from "@kinora/domain/creation/input-refused";
import { FileRefused } from "@kinora/ingest/file-refused";
import { sniff, sniffFile } from "@kinora/ingest/sniff-file";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Area, Raster } from "./raster.ts";

/** A file that has been opened and inspected, but not fully decoded. */
export interface Photo {
  /** Pixels after rotation by EXIF. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  readonly mimeType: string;
  /** Reads a part of the photo, upright, in sRGB with 8 bits, scaled to `width`×`height` pixels. */
  read(area: Area, width: number, height: number): Promise<Raster>;
}

/** Phone photos have up to 200 million pixels; larger claims are attacks. */
const MOST_PIXELS = 210_000_000;
const LEAST_SIDE = 16;

/**
 * Opens a picture file: JPEG (including CMYK), PNG, WebP, AVIF, GIF or TIFF; of an animation, the
 * first frame.
 * @throws InputRefused when it is another file, is damaged, or is smaller than 16 pixels
 */
export async function openPhoto(source: string | Buffer): Promise<Photo> {
  const facts = await readFacts(source);
  const turned = (facts.orientation ?? 1) > 4;
  const width = turned ? facts.height : facts.width;
  const height = turned ? facts.width : facts.height;
  if (Math.min(width, height) < LEAST_SIDE)
    throw new InputRefused({ code: "photo.tooSmall", params: { width, height } });
  return {
    width,
    height,
    hasAlpha: facts.hasAlpha,
    mimeType: `image/${facts.format === "heif" ? "avif" : facts.format}`,
    read: (area, wide, high) => decode(open(source).autoOrient(), area, wide, high),
  };
}

const open = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });

/** Recognised by its first bytes, because HEIC cannot be opened but must still be named. */
async function isHeic(source: string | Buffer): Promise<boolean> {
  try {
    await (typeof source === "string" ? sniffFile(source) : sniff(source.subarray(0, 64)));
    return false;
  } catch (error) {
    return error instanceof FileRefused && error.code === "UPLOAD_HEIC_UNSUPPORTED";
  }
}

async function readFacts(source: string | Buffer): Promise<Metadata> {
  let facts: Metadata;
  try {
    facts = await open(source).metadata();
  } catch {
    const code = (await isHeic(source)) ? "photo.heic" : "photo.unreadable";
    throw new InputRefused({ code, params: {} });
  }
  if (facts.format === "heif" && facts.compression !== "av1") {
    throw new InputRefused({ code: "photo.heic", params: {} });
  }
  if (facts.format === "svg" || facts.format === "pdf")
    throw new InputRefused({ code: "photo.vector", params: {} });
  return facts;
}

async function decode(source: Sharp, area: Area, width: number, height: number): Promise<Raster> {
  try {
    const { data } = await source
      .extract(area)
      .toColourspace("srgb")
      .resize(width, height, { fit: "fill", kernel: width > area.width ? "mitchell" : "lanczos3" })
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { width, height, data: new Uint8Array(data) };
  } catch {
    throw new InputRefused({ code: "photo.damaged", params: {} });
  }
}
