import { falSimulator } from "@kinora/provider-simulators/fal/fal-simulator";
import { makeResult, openResultMaker } from "@kinora/provider-simulators/result/make-result";
import { openResults } from "@kinora/provider-simulators/result/simulated-results";
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
  const results = openResults(openResultMaker((wanted) => makeResult(wanted, `color=${colour}:`)));
  const simulator = falSimulator({ now: () => new Date(), movesWhenAsked: true, ...results });
  const { origin, close } = await serveSimulator(simulator, results.files);
  results.serve(simulator, origin);
  return { simulator, variables: simulator.environment(origin), close };
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
