import { falSimulator } from "../fal/fal-simulator.ts";
import { replicateSimulator } from "../replicate/replicate-simulator.ts";
import type { Simulator, SimulatorOptions } from "../simulator.ts";

/** Every service that is simulated, by the protocol of its routes. */
export const SIMULATORS: Readonly<Record<string, (options: SimulatorOptions) => Simulator>> = {
  fal: falSimulator,
  replicate: replicateSimulator,
};

/** @throws for a service that nobody simulates */
export function openSimulator(name: string, options: SimulatorOptions): Simulator {
  const open = SIMULATORS[name];
  if (!open) throw new Error(`Nobody simulates ${name}.`);
  return open(options);
}
