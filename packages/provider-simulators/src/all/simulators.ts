import { bflSimulator } from "../bfl/bfl-simulator.ts";
import { byteplusSimulator } from "../byteplus/byteplus-simulator.ts";
import { comfySimulator } from "../comfy/comfy-simulator.ts";
import { comfyuiSimulator } from "../comfyui/comfyui-simulator.ts";
import { elevenlabsSimulator } from "../elevenlabs/elevenlabs-simulator.ts";
import { falSimulator } from "../fal/fal-simulator.ts";
import { geminiSimulator } from "../gemini/gemini-simulator.ts";
import { ideogramSimulator } from "../ideogram/ideogram-simulator.ts";
import { imagesSimulator } from "../images/images-simulator.ts";
import { replicateSimulator } from "../replicate/replicate-simulator.ts";
import { runwaySimulator } from "../runway/runway-simulator.ts";
import type { Simulator, SimulatorOptions } from "../simulator.ts";
import { speechSimulator } from "../speech/speech-simulator.ts";
import { vertexSimulator } from "../vertex/vertex-simulator.ts";
import { videosSimulator } from "../videos/videos-simulator.ts";

/** Every service that is simulated, by the protocol of its routes. */
export const SIMULATORS: Readonly<Record<string, (options: SimulatorOptions) => Simulator>> = {
  comfy: comfySimulator,
  comfyui: comfyuiSimulator,
  fal: falSimulator,
  images: imagesSimulator,
  videos: videosSimulator,
  replicate: replicateSimulator,
  runway: runwaySimulator,
  bfl: bflSimulator,
  byteplus: byteplusSimulator,
  ideogram: ideogramSimulator,
  elevenlabs: elevenlabsSimulator,
  gemini: geminiSimulator,
  vertex: vertexSimulator,
};

/** Servers that have voices, and nothing that the catalogue knows. */
export const VOICE_SIMULATORS = { speech: speechSimulator };

/** Those of them that call whoever ordered. */
export const CALLERS: readonly string[] = Object.entries(SIMULATORS).flatMap(([name, open]) => {
  const nowhere = { now: () => new Date(), fileAddress: () => "", movesWhenAsked: false };
  return open(nowhere).orderFor === null ? [] : [name];
});

/** Those of them that sign what they say; who calls at BytePlus ModelArk is known by the address alone. */
export const SIGNERS: readonly string[] = CALLERS.filter((name) => name !== "byteplus");

/** @throws for a service that nobody simulates */
export function openSimulator(name: string, options: SimulatorOptions): Simulator {
  const open = SIMULATORS[name];
  if (!open) throw new Error(`Nobody simulates ${name}.`);
  return open(options);
}
