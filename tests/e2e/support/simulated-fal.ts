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

/** Starts a simulated fal on this machine, whose pictures always have this colour. */
export async function startSimulatedFal(colour: string): Promise<SimulatedFal> {
  const bytes = await pictureOf(colour);
  let origin = "";
  const simulator = falSimulator({
    now: () => new Date(),
    fileAddress: ({ id }) => `${origin}/files/${id}.png`,
    movesWhenAsked: true,
  });
  const served = await serveSimulator(simulator, (path) =>
    path.startsWith("/files/") ? { type: "image/png", bytes } : null,
  );
  origin = served.origin;
  return { simulator, variables: simulator.environment(origin), close: served.close };
}

async function pictureOf(colour: string): Promise<Buffer> {
  const source = ["-f", "lavfi", "-i", `color=${colour}:size=1280x720`, "-frames:v", "1"];
  const into = ["-f", "image2pipe", "-c:v", "png", "-"];
  const run = promisify(execFile);
  const { stdout } = await run(findFfmpeg(), ["-v", "error", ...source, ...into], {
    encoding: "buffer",
  });
  return stdout;
}
