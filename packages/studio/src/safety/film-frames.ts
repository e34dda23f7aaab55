import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import type { RawPicture } from "./scan-picture.ts";

export interface FilmFrame {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly picture: RawPicture;
}

/** Larger than the input of any classifier. */
const SIDE = 448;
const CHANNELS = 3;
const FRAME_BYTES = SIDE * SIDE * CHANNELS;
/** Minimum frames per second, and minimum total for a short film. */
const LEAST_RATE = 1;
const LEAST_FRAMES = 6;

/**
 * Yields evenly spaced frames of a film from beginning to end, one at a time: ffmpeg waits until
 * the previous one has been processed. At least one per second, whatever its actual or declared
 * duration.
 */
export async function* filmFrames(
  film: string,
  duration: number,
  signal?: AbortSignal,
): AsyncGenerator<FilmFrame> {
  const rate = Math.max(LEAST_RATE, LEAST_FRAMES / Math.max(duration, 1 / LEAST_FRAMES));
  const select = `fps=${rate}:round=up,scale=${SIDE}:${SIDE},format=rgb24`;
  const run = startFfmpeg(["-i", film, "-an", "-vf", select, "-f", "rawvideo", "pipe:1"], {
    ...{ signal, piped: true },
  });
  run.input.end();
  let count = 0;
  for await (const pixels of framesIn(run.output ?? [])) {
    signal?.throwIfAborted();
    yield { at: count / rate, picture: { pixels, width: SIDE, height: SIDE } };
    count += 1;
  }
  await run.done;
  if (count === 0) throw new Error("The film has no frames to look at");
}

/** Splits pieces of any size into frames. */
async function* framesIn(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Uint8Array> {
  let frame = new Uint8Array(FRAME_BYTES);
  let filled = 0;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const part = piece.subarray(from, from + FRAME_BYTES - filled);
      frame.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < FRAME_BYTES) continue;
      yield frame;
      frame = new Uint8Array(FRAME_BYTES);
      filled = 0;
    }
  }
}
