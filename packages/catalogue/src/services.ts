/** Services of others that sell models: the protocol of their routes, and what they are called. All names of brands. */
export const SERVICES = {
  comfy: "Comfy Router",
  fal: "fal",
  replicate: "Replicate",
  runway: "Runway",
  bfl: "Black Forest Labs",
  byteplus: "BytePlus ModelArk",
  ideogram: "Ideogram",
  elevenlabs: "ElevenLabs",
  gemini: "Gemini API",
  vertex: "Google Agent Platform",
} as const;

/** Servers that an owner runs themselves, in the same way. */
export const OWN_SERVERS = {
  comfyui: "ComfyUI",
  images: "OpenAI-compatible",
  videos: "OpenAI-compatible videos",
  speech: "OpenAI-compatible voices",
} as const;

/** Services that sell voices, and no model of the catalogue. */
const VOICE_SERVICES = { openai: "OpenAI" } as const;

/** What the service or server of a protocol is called; what is none keeps its own name. */
export const serviceTitle = (protocol: string): string =>
  new Map<string, string>(Object.entries({ ...SERVICES, ...OWN_SERVERS, ...VOICE_SERVICES })).get(
    protocol,
  ) ?? protocol;

export type ServiceProtocol = keyof typeof SERVICES;
export type OwnServerProtocol = keyof typeof OWN_SERVERS;
