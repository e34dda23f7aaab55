import { writeFileSync } from "node:fs";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { VoiceService } from "@kinora/domain/hosted/voice-service";
import { openSimulator, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { comfyApiSimulator } from "@kinora/provider-simulators/comfyui/comfy-api-simulator";
import type { Simulator, SimulatorOptions } from "@kinora/provider-simulators/simulator";
import { speechSimulator } from "@kinora/provider-simulators/speech/speech-simulator";
import { configuredProviders } from "../../src/configured-providers.ts";
import type { Exchange } from "../../src/http/exchange.ts";
import { recipeOf } from "../../src/test/recipe-of.ts";

const picture = { type: "text-to-image" };
const film = { type: "text-to-video" };
const size = { width: 16, height: 9, duration: null };
const first = { hash: "a".repeat(64), mimeType: "image/png", ...size };
const photo = { type: "photo-to-video", inputs: { initialImage: first } };

/** What is ordered from each service: a model of it, and a recipe. Lines are read by speakers. */
const MODELS: Readonly<Record<string, readonly [endpoint: string, said: object]>> = {
  comfy: ["byteplus/seedance-1-0-pro-250528", film],
  comfyui: ["sdxl", { ...picture, width: 640, height: 640 }],
  "comfyui api": ["sdxl", { ...picture, width: 640, height: 640 }],
  fal: ["fal-ai/flux-pro/v1.1", picture],
  images: ["images/generations", picture],
  videos: ["videos", film],
  replicate: ["black-forest-labs/flux-1.1-pro", picture],
  runway: ["gen4_turbo", photo],
  bfl: ["flux-pro-1.1", picture],
  byteplus: ["seedream-4-0-250828", picture],
  "byteplus film": ["seedance-1-0-pro-250528", film],
  ideogram: ["ideogram-v3", picture],
  elevenlabs: ["music_v2_5", { type: "text-to-music" }],
  gemini: ["gemini-nano-banana-2.1", picture],
  vertex: ["veo-3.1-generate-001", { ...film, duration: 8 }],
};
const LINES: Readonly<Record<string, string>> = {
  "elevenlabs line": "voice",
  speech: "speech/af_heart",
};

/** Simulators of APIs that are not the protocol of any route. */
const OTHERS: Readonly<Record<string, (options: SimulatorOptions) => Simulator>> = {
  speech: speechSimulator,
  "comfyui api": comfyApiSimulator,
};

/** Every simulated service; one with two kinds of API is listed twice. */
export const SAMPLES: readonly string[] = [...Object.keys(MODELS), ...Object.keys(LINES)];
/** Services that no sample orders from. */
export const LEFT_OUT = Object.keys(SIMULATORS).filter((name) => !(name in MODELS));

export const serviceOf = (name: string): string => name.split(" ")[0] ?? name;

const LINE = { text: "A fox waits.", speed: 1 };
const FILE = `${process.env.TMPDIR ?? "/tmp"}/kinora-faults-picture`;

/** A service, our adapter for it, and an order that it makes. */
export interface OpenSample {
  readonly name: string;
  readonly simulator: Simulator;
  readonly exchange: Exchange;
  /** Null for a speaker. */
  readonly provider: Provider | null;
  /** Sends the order. */
  submit(callback?: string | null): ReturnType<VoiceService["submit"]>;
  readonly verify: ReturnType<
    NonNullable<ReturnType<typeof configuredProviders>["providers"][number]["openCallbacks"]>
  >;
}

/** Opens a service in this process, or at the address at which it is served. */
export async function openSample(
  name: string,
  options: Omit<SimulatorOptions, "now" | "movesWhenAsked">,
  { origin = undefined as string | undefined, reach = undefined as Exchange | undefined } = {},
): Promise<OpenSample> {
  const open = OTHERS[name] ?? openSimulator.bind(null, serviceOf(name));
  const simulator = open({ now: () => new Date(), movesWhenAsked: false, ...options });
  const [configured] = configuredProviders(simulator.environment(origin)).providers;
  if (!configured) throw new Error(`${name} is not configured`);
  const exchange: Exchange = reach ?? (async (request) => simulator.answer(request));
  const [endpoint, said] = MODELS[name] ?? [];
  const provider = endpoint ? (configured.open?.(exchange, () => endpoint) ?? null) : null;
  const verify = configured.openCallbacks(exchange);
  const common = { name, simulator, exchange, provider, verify };
  if (provider && said) {
    writeFileSync(FILE, "a picture");
    const recipe = recipeOf(said);
    const inputs = recipe.inputs === undefined ? {} : { initialImage: FILE };
    const mapped = await provider.map({ recipe, inputs, background: false });
    const submit = (callback: string | null = null) =>
      provider.submit(mapped, { key: KEY, callback });
    return { ...common, submit };
  }
  const speaker = configured.openSpeaker?.(exchange, (voice) => voice);
  const mapped = speaker?.map({ ...LINE, voice: LINES[name] ?? "" });
  if (!speaker || !mapped) throw new Error(`${name} reads nothing`);
  return { ...common, submit: () => speaker.submit(mapped, { key: KEY, callback: null }) };
}

/** Our key of the order. */
export const KEY = "our-key";
