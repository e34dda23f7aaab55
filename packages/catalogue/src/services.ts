/** External services that sell models: the protocol of their routes and their brand name. */
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

/** Servers that an owner runs: protocol and name. */
export const OWN_SERVERS = {
  comfyui: "ComfyUI",
  images: "OpenAI-compatible",
  videos: "OpenAI-compatible videos",
  speech: "OpenAI-compatible voices",
} as const;

/** Services and servers of voices and language models, which sell no model of the catalogue. */
const OF_WORDS = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  compatible: "OpenAI-compatible language model",
} as const;

/**
 * Returns the name of the service or server of a protocol; an unknown protocol is returned
 * unchanged.
 */
export const serviceTitle = (protocol: string): string =>
  new Map<string, string>(Object.entries({ ...SERVICES, ...OWN_SERVERS, ...OF_WORDS })).get(
    protocol,
  ) ?? protocol;

export type ServiceProtocol = keyof typeof SERVICES;
export type OwnServerProtocol = keyof typeof OWN_SERVERS;
