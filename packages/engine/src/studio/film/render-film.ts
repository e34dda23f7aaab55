import { appendFile } from "node:fs/promises";
import { startFfmpeg } from "../../ffmpeg/start-ffmpeg.ts";
import { writeFrame } from "../../ffmpeg/write-frame.ts";
import { encodeProgressPreview } from "../picture/encode-picture.ts";
import { type FrameSource, readFrame } from "../picture/raw-frame.ts";
import { writeXmpPacket } from "../picture/xmp-packet.ts";
import { type FilmFormat, filmArguments } from "./film-arguments.ts";
import { writeXmpBox } from "./xmp-box.ts";

export interface FilmOptions {
  /** Share of the frames that are drawn, 0..1, and about once a second a small JPEG of the newest one. */
  readonly onProgress?: (share: number, preview?: Buffer) => void;
  readonly signal?: AbortSignal;
}

/**
 * Draws a stage frame by frame into ffmpeg and leaves an MP4 at `output`; `recipe` is embedded.
 * ffmpeg encodes on its own threads while the next frame is drawn. Aborting kills ffmpeg and rejects
 * with the signal's reason; the unfinished file is left for the caller to remove.
 */
export async function renderFilm(
  stage: FrameSource,
  format: FilmFormat,
  recipe: object,
  soundPath: string | null,
  output: string,
  { onProgress, signal }: FilmOptions = {},
): Promise<void> {
  const run = startFfmpeg(filmArguments(format, soundPath, output), signal);
  const frames = Math.round(format.duration * format.fps);
  let share = 0;
  let previewing: Promise<void> | undefined;
  try {
    for (let index = 0; index < frames; index += 1) {
      stage.drawFrame(index / format.fps);
      const frame = readFrame(stage.canvas);
      await writeFrame(run, frame.pixels);
      signal?.throwIfAborted();
      share = (index + 1) / frames;
      onProgress?.(share);
      if (onProgress === undefined || index % format.fps !== 0 || previewing !== undefined)
        continue;
      previewing = encodeProgressPreview(frame)
        .then((preview) => onProgress(share, preview))
        .catch(() => {}) // A preview is a courtesy; the film goes on without it.
        .finally(() => {
          previewing = undefined;
        });
    }
  } finally {
    run.input.end();
  }
  await previewing;
  await run.done;
  await appendFile(output, writeXmpBox(writeXmpPacket(recipe)));
}
