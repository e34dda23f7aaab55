import { THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { encodePng, encodeThumbnail, encodeWebp } from "./encode-picture.ts";
import { hashThumb } from "./hash-thumb.ts";
import { type FrameSource, readFrame } from "./raw-frame.ts";

export interface Picture {
  readonly png: Buffer;
  readonly webp: Buffer;
  readonly thumbnail: Buffer;
  readonly thumbhash: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a stage at a moment and encodes it in all still formats, with `recipe` embedded in each.
 */
export async function renderPicture(
  stage: FrameSource,
  seconds: number,
  recipe: object,
): Promise<Picture> {
  await stage.drawFrame(seconds);
  const frame = readFrame(stage.canvas);
  const xmp = writeXmpPacket(recipe);
  const [png, webp, thumbnail, thumbhash] = await Promise.all([
    encodePng(frame, xmp),
    encodeWebp(frame, xmp),
    encodeThumbnail(frame, THUMBNAIL_WIDTH, xmp),
    hashThumb(frame),
  ]);
  return { png, webp, thumbnail, thumbhash, width: frame.width, height: frame.height };
}
