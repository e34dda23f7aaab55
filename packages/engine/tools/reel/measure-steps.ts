import { readFile, rm } from "node:fs/promises";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";

const SIZE = { width: 160, height: 90 };
/** A step this many times as large as its neighbours is a jump. */
const JUMP = 2.2;
/** Steps smaller than this (0..255) are invisible. */
const SEEN = 1;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Compares each frame of a film with the previous one and reports the typical step, steps that
 * stand out from their neighbours, and the step from the last frame to the first.
 */
export async function measureSteps(film: string): Promise<string[]> {
  const raw = `${film}.gray`;
  const run = startFfmpeg([
    ...["-i", film, "-vf", `scale=${SIZE.width}:${SIZE.height}:flags=area`, "-pix_fmt", "gray"],
    ...["-f", "rawvideo", raw],
  ]);
  run.input.end();
  await run.done;
  const bytes = await readFile(raw);
  await rm(raw);
  const length = SIZE.width * SIZE.height;
  const frames = Array.from({ length: bytes.length / length }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
  const difference = (a = bytes, b = bytes) => {
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    return sum / length;
  };
  const steps = frames.slice(1).map((frame, index) => difference(frames[index], frame));
  const jumps = steps.flatMap((step, index) => {
    const around = median(steps.slice(Math.max(0, index - 4), index + 5));
    return step > SEEN && step > around * JUMP ? [`${index + 1}: ${step.toFixed(1)}`] : [];
  });
  return [
    `usual step ${median(steps).toFixed(2)}`,
    `largest ${Math.max(...steps).toFixed(2)}`,
    jumps.length === 0 ? "no jumps" : `jumps at frame ${jumps.join(", ")}`,
    `last to first ${difference(frames.at(-1), frames[0]).toFixed(2)}`,
  ];
}
