import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";

const run = promisify(execFile);
/** The longest that the catalogue orders: a result that is too short for its order is refused. */
const SECONDS = { film: 10, music: 180 };

/**
 * Results of the simulated services, independent of the order: ffmpeg's test picture, a film of it
 * and a tone.
 */
export const SAMPLES = {
  png: {
    type: "image/png",
    sources: ["testsrc2=size=1024x1024:rate=1"],
    options: ["-frames:v", "1"],
  },
  mp4: {
    type: "video/mp4",
    sources: ["testsrc2=size=1280x720:rate=24", "sine"],
    options: ["-t", `${SECONDS.film}`, "-pix_fmt", "yuv420p"],
  },
  mp3: { type: "audio/mpeg", sources: ["sine"], options: ["-t", `${SECONDS.music}`] },
} as const;
export type SampleName = keyof typeof SAMPLES;

export async function makeSample(name: SampleName): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "kinora-simulators-"));
  const file = join(folder, `sample.${name}`);
  const { sources, options } = SAMPLES[name];
  try {
    const inputs = sources.flatMap((source) => ["-f", "lavfi", "-i", source]);
    await run(findFfmpeg(), ["-v", "error", ...inputs, ...options, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
