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

/** Simulators keyed by the protocol of the service's routes. */
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

/** Servers that offer only voices and no model of the catalogue. */
export const VOICE_SIMULATORS = { speech: speechSimulator };

/** Services that send webhooks. */
export const CALLERS: readonly string[] = Object.entries(SIMULATORS).flatMap(([name, open]) => {
  const nowhere = { now: () => new Date(), fileAddress: () => "", movesWhenAsked: false };
  return open(nowhere).orderFor === null ? [] : [name];
});

/** Services that sign their webhooks. Those of the others are authenticated only by the URL. */
export const SIGNERS: readonly string[] = ["fal", "replicate"];

/** Opens a simulator. @throws for a service without one */
export function openSimulator(name: string, options: SimulatorOptions): Simulator {
  const open = SIMULATORS[name];
  if (!open) throw new Error(`Nobody simulates ${name}.`);
  return open(options);
}
