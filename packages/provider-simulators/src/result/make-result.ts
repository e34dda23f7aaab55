import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import type { OrderedResult } from "../ordered/what-was-ordered.ts";

/** A file as a service gives it out. */
export interface SimulatedResult {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Frames a second: few, because no test looks at the motion. */
const RATE = 8;

/** Seconds of the piece that a film or a sound repeats. */
const PIECE = 1;

/** What of an order its result depends on. */
export type WantedResult = Pick<
  OrderedResult,
  "kind" | "seconds" | "width" | "height" | "hasSound"
>;

/** Opens a maker of results: real files of the ordered kind, length and size, each made once. */
export function openResultMaker(
  make: (wanted: WantedResult) => SimulatedResult = (wanted) => makeResult(wanted),
): (wanted: WantedResult) => SimulatedResult {
  const made = new Map<string, SimulatedResult>();
  return ({ kind, seconds, width, height, hasSound }) => {
    const wanted = { kind, seconds, width, height, hasSound };
    const key = JSON.stringify(wanted);
    const result = made.get(key) ?? make(wanted);
    made.set(key, result);
    return result;
  };
}

/**
 * Makes a picture, a film of it, or a tone.
 *
 * @param look one of ffmpeg's sources of pictures: its test picture by default
 */
export function makeResult(
  { kind, seconds, width, height, hasSound }: WantedResult,
  look = "testsrc2=",
): SimulatedResult {
  const picture = `${look}size=${width}x${height}:rate=${RATE}`;
  if (kind === "image") return run("png", [...source(picture), "-frames:v", "1"]);
  const tone = source("sine=frequency=440");
  // A piece, encoded once, is copied as often as the whole needs it.
  if (kind !== "video") {
    const piece = run("mp3", [...tone, "-t", `${PIECE}`]);
    return run("mp3", ["-c", "copy", "-t", `${seconds}`], piece);
  }
  const piece = run("mp4", [
    ...[...source(picture), "-t", `${PIECE}`, "-c:v", "libx264", "-preset", "ultrafast"],
    ...["-pix_fmt", "yuv420p"],
  ]);
  const sound = hasSound ? [...tone, "-c:a", "aac"] : [];
  return run("mp4", [...sound, "-c:v", "copy", "-t", `${seconds}`], piece);
}

const source = (of: string): readonly string[] => ["-f", "lavfi", "-i", of];

const TYPES = { png: "image/png", mp4: "video/mp4", mp3: "audio/mpeg" } as const;

/**
 * Runs ffmpeg. @param repeated a film or a sound that is its first input, over and over
 *
 * @throws Error with the output of ffmpeg
 */
function run(
  format: keyof typeof TYPES,
  args: readonly string[],
  repeated?: SimulatedResult,
): SimulatedResult {
  const folder = mkdtempSync(join(tmpdir(), "kinora-simulated-"));
  try {
    const file = join(folder, `made.${format}`);
    const first = join(folder, `repeated.${format}`);
    if (repeated) writeFileSync(first, repeated.bytes);
    const loop = repeated ? ["-stream_loop", "-1", "-i", first] : [];
    const all = ["-v", "error", ...loop, ...args, file];
    const { status, stderr } = spawnSync(findFfmpeg(), all);
    if (status !== 0) throw new Error(`${stderr}`);
    return { type: TYPES[format], bytes: readFileSync(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
