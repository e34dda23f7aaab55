import { Readable } from "node:stream";
import { type FfmpegRun, startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import type { FrameSize } from "@kinora/studio/stage/stage";

/** Reads the frames of a clip in sequence, RGBA. */
export interface ClipReader {
  /**
   * Returns the next frame; a clip that has ended starts again.
   * @throws with ffmpeg's message when no frame can be read
   */
  next(): Promise<Buffer>;
  close(): void;
}

/**
 * Reads a clip as frames of `size`, cropped to its aspect ratio around the centre, `fps` per
 * second.
 */
export function openClipReader(path: string, size: FrameSize, fps: number): ClipReader {
  const { width, height } = size;
  // Cut to the shape before it is enlarged: a narrow clip would become a frame of gigabytes.
  const shape = `crop=w='min(iw,ih*${width}/${height})':h='min(ih,iw*${height}/${width})'`;
  const fill = `${shape},scale=${width}:${height}:flags=bicubic`;
  const stop = new AbortController();
  const run = startFfmpeg(
    [
      ...["-nostdin", "-stream_loop", "-1", "-i", path, "-an"],
      ...["-vf", `fps=${fps},${fill}`, "-threads", "1"],
      ...["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"],
    ],
    { signal: stop.signal, piped: true },
  );
  run.input.end();
  const frames = run.output ?? Readable.from([]);
  const chunks: AsyncIterator<Buffer> = frames[Symbol.asyncIterator]();
  const bytes = width * height * 4;
  let rest: Buffer[] = [];
  let held = 0;
  return {
    next: async () => {
      while (held < bytes) {
        const { value, done } = await chunks.next();
        if (done === true) throw await reasonOf(run);
        rest.push(value);
        held += value.length;
      }
      const all = Buffer.concat(rest);
      rest = [all.subarray(bytes)];
      held = all.length - bytes;
      return all.subarray(0, bytes);
    },
    close: () => stop.abort(),
  };
}

/** A clip restarts when it ends, so its frames only end when it cannot be read. */
const reasonOf = ({ done }: FfmpegRun) =>
  done.then(
    () => new Error("The clip has no frames"),
    (error: Error) => new Error(`The clip could not be read: ${error.message}`),
  );

/** Writes the first `duration` seconds of a clip's sound as WAV; returns false when it has none. */
export async function takeClipSound(
  path: string,
  duration: number,
  output: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const run = startFfmpeg(
    [
      ...[
        "-stream_loop",
        "-1",
        "-i",
        path,
        "-t",
        String(duration),
        "-vn",
        "-ac",
        "2",
        "-ar",
        "48000",
      ],
      ...["-c:a", "pcm_s16le", "-fflags", "+bitexact", "-f", "wav", output],
    ],
    { signal },
  );
  run.input.end();
  try {
    await run.done;
    return true;
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    if (/does not contain any stream|matches no streams/.test(said)) return false;
    throw error;
  }
}
