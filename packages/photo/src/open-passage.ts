import { type MorphEnd, openMorph } from "@kinora/studio/film/morph/open-morph";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { FrameSize } from "@kinora/studio/stage/stage";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { chooseCrop } from "./choose-crop.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";
import { openPhoto } from "./read-photo.ts";

/**
 * How much closer the camera moves after the first picture, before it moves back for the last one.
 */
const NEARER = 0.09;

/**
 * Opens a picture cropped to the frame around its centre; at `nearness` 0 it is unchanged, at 1 as
 * close as possible.
 */
async function openStill(
  source: string | Buffer,
  frame: FrameSize,
  nearness: (seconds: number) => number,
): Promise<MorphEnd> {
  const photo = await openPhoto(source);
  const { width, height } = frame;
  const { data } = await photo.read(chooseCrop(photo, frame, null), width, height);
  const still = createCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  const context = still.getContext("2d");
  context.putImageData(pixels, 0, 0);
  const canvas = createCanvas(width, height);
  const view = canvas.getContext("2d", { alpha: false });
  view.imageSmoothingQuality = "high";
  return {
    canvas,
    findLead: () => null,
    drawFrame: (seconds) => {
      const zoom = 1 + NEARER * nearness(seconds);
      // Transparent parts are shown on white, as on a page.
      view.fillStyle = "#ffffff";
      view.fillRect(0, 0, width, height);
      view.drawImage(
        still,
        (width * (1 - zoom)) / 2,
        (height * (1 - zoom)) / 2,
        width * zoom,
        height * zoom,
      );
    },
  };
}

/**
 * Opens a film from one picture to another: its first frame is the first picture, its last frame
 * the last one, both unchanged. In between, one dissolves into the other while the camera moves
 * slightly closer and back.
 * @throws InputRefused when one of them cannot be read
 */
export async function openPassage(
  first: string | Buffer,
  last: string | Buffer,
  recipe: PhotoRecipe,
  frame: FrameSize,
): Promise<FrameSource> {
  const { duration, fps, seed } = recipe;
  // The time of the last frame, which is before the end of the film.
  const end = duration - 1 / fps;
  const near = (seconds: number) => {
    const share = Math.min(1, Math.max(0, seconds / end));
    return share * share * (3 - 2 * share);
  };
  return openMorph(
    await openStill(first, frame, near),
    await openStill(last, frame, (seconds) => 1 - near(seconds)),
    frame,
    { duration, seed, strength: 1, turns: false },
  );
}
