import { appendFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { openFramePipe } from "@kinora/process/ffmpeg/open-frame-pipe";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { encodeProgressPreview } from "../picture/encode-picture.ts";
import { type FrameSource, readFrame } from "../picture/raw-frame.ts";
import { type FilmFormat, filmArguments } from "./film-arguments.ts";

/**
 * Frames between collections of those already sent; otherwise a hundred megabytes would accumulate.
 */
const SWEEP_EVERY = 6;

export interface FilmOptions {
  /**
   * Receives the fraction of the frames drawn, 0..1, and about once per second a small JPEG of the
   * newest one.
   */
  readonly onProgress?: (share: number, preview?: Buffer) => void;
  readonly signal?: AbortSignal;
}

/**
 * Draws a stage frame by frame into ffmpeg and writes an MP4 to `output`, with `recipe` embedded. A
 * second thread sends each frame to ffmpeg while the next is drawn, and ffmpeg encodes on its own
 * threads. Aborting kills ffmpeg and rejects with the signal's reason; the caller removes the
 * unfinished file.
 */
export async function renderFilm(
  stage: FrameSource,
  format: FilmFormat,
  recipe: object,
  soundPath: string | null,
  output: string,
  { onProgress, signal }: FilmOptions = {},
): Promise<void> {
  const bytes = format.size.width * format.size.height * 4;
  const pipe = openFramePipe(filmArguments(format, soundPath, output), bytes, signal);
  const frames = Math.round(format.duration * format.fps);
  let share = 0;
  let previewing: Promise<void> | undefined;
  for (let index = 0; index < frames; index += 1) {
    await stage.drawFrame(index / format.fps);
    const frame = readFrame(stage.canvas);
    await pipe.write(frame.pixels);
    // Frees the frames already sent, because reusing memory is ten times faster than allocating it.
    if (index % SWEEP_EVERY === 0) globalThis.gc?.({ type: "minor" });
    await setImmediate();
    signal?.throwIfAborted();
    share = (index + 1) / frames;
    onProgress?.(share);
    if (onProgress === undefined || index % format.fps !== 0 || previewing !== undefined) continue;
    previewing = encodeProgressPreview(frame)
      .then((preview) => onProgress(share, preview))
      .catch(() => {}) // A preview is optional; the film continues without it.
      .finally(() => {
        previewing = undefined;
      });
  }
  await previewing;
  await pipe.end();
  await appendFile(output, writeXmpBox(writeXmpPacket(recipe)));
}
