import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PREVIEW_WIDTH } from "@kinora/catalogue/frame-sizes";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { PREVIEW_SECONDS, previewArguments } from "@kinora/studio/film/film-arguments";
import sharp from "sharp";
import type { IngestFile } from "./ingest-protocol.ts";
import { makeThumbnail } from "./make-thumbnail.ts";
import type { FilmFacts } from "./probe-recording.ts";

export interface FilmCompanions {
  readonly files: readonly IngestFile[];
  readonly thumbhash: string;
}

/**
 * Makes the poster (the middle frame), thumbnail and muted preview of a re-encoded film, next to
 * it.
 *
 * @param pictureEnd seconds after which its picture ends
 */
export async function makeFilmCompanions(
  film: string,
  { width, height, duration }: FilmFacts,
  pictureEnd: number,
  directory: string,
): Promise<FilmCompanions> {
  const frame = join(directory, "frame.png");
  const one = ["-i", film, "-an", "-frames:v", "1", "-update", "1", frame];
  await ffmpeg(["-ss", String(pictureEnd / 2), ...one]);
  // A film of one frame has none in the middle.
  if (!existsSync(frame)) await ffmpeg(one);
  const poster = await sharp(frame).webp({ quality: 88 }).toBuffer();
  await rm(frame);
  await writeFile(join(directory, "poster.webp"), poster);
  const { thumbnail, thumbhash } = await makeThumbnail(poster, directory);
  const small = previewSize({ width, height });
  await ffmpeg(previewArguments(film, small, join(directory, "preview.mp4")));
  const seconds = Math.min(PREVIEW_SECONDS, duration);
  return {
    files: [
      { ...still("poster", "poster.webp"), width, height },
      thumbnail,
      { role: "preview", name: "preview.mp4", mimeType: "video/mp4", ...small, duration: seconds },
    ],
    thumbhash,
  };
}

/** Within the preview of a 9:16 film, never enlarged; both sides are even. */
function previewSize({ width, height }: Pick<FilmFacts, "width" | "height">) {
  const scale = Math.min(1, PREVIEW_WIDTH / width, (PREVIEW_WIDTH * 16) / 9 / height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

const still = (role: "poster", name: string) =>
  ({ role, name, mimeType: "image/webp", duration: null }) as const;

async function ffmpeg(args: readonly string[]): Promise<void> {
  const run = startFfmpeg(args);
  run.input.end();
  await run.done;
}
