import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { falSimulator } from "@kinora/provider-simulators/fal/fal-simulator";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { Simulator } from "@kinora/provider-simulators/simulator";

/** A simulated fal, and the environment that makes a server use it. */
export interface SimulatedFal {
  readonly simulator: Simulator;
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts a simulated fal on this machine, whose pictures and clips always have this colour. */
export async function startSimulatedFal(colour: string): Promise<SimulatedFal> {
  const picture = { type: "image/png", bytes: await pictureOf(colour) };
  const clip = { type: "video/mp4", bytes: await clipOf(colour) };
  let origin = "";
  const simulator = falSimulator({
    now: () => new Date(),
    fileAddress: ({ id, endpoint }) =>
      `${origin}/files/${id}.${/video/.test(endpoint) ? "mp4" : "png"}`,
    movesWhenAsked: true,
  });
  const served = await serveSimulator(simulator, (path) => {
    if (!path.startsWith("/files/")) return null;
    return path.endsWith(".mp4") ? clip : picture;
  });
  origin = served.origin;
  return { simulator, variables: simulator.environment(origin), close: served.close };
}

/** Playwright's fixture of a simulated fal, whose pictures and clips are magenta. */
export const magentaFal: [
  (nothing: object, use: (fal: SimulatedFal) => Promise<void>) => Promise<void>,
  { scope: "worker" },
] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  async ({}, use) => {
    const fal = await startSimulatedFal("magenta");
    await use(fal);
    await fal.close();
  },
  { scope: "worker" },
];

const sourceOf = (colour: string) => ["-f", "lavfi", "-i", `color=${colour}:size=1280x720`];

const pictureOf = (colour: string) =>
  encoded([...sourceOf(colour), "-frames:v", "1", "-f", "image2pipe", "-c:v", "png"]);

const clipOf = (colour: string) =>
  encoded([
    ...[...sourceOf(colour), "-t", "4", "-pix_fmt", "yuv420p"],
    ...["-movflags", "frag_keyframe+empty_moov", "-f", "mp4"],
  ]);

async function encoded(args: readonly string[]): Promise<Buffer> {
  const run = promisify(execFile);
  const { stdout } = await run(findFfmpeg(), ["-v", "error", ...args, "-"], {
    encoding: "buffer",
  });
  return stdout;
}
