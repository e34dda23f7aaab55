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

/** Services that sell voices but no model of the catalogue. */
const VOICE_SERVICES = { openai: "OpenAI" } as const;

/**
 * Returns the name of the service or server of a protocol; an unknown protocol is returned
 * unchanged.
 */
export const serviceTitle = (protocol: string): string =>
  new Map<string, string>(Object.entries({ ...SERVICES, ...OWN_SERVERS, ...VOICE_SERVICES })).get(
    protocol,
  ) ?? protocol;

export type ServiceProtocol = keyof typeof SERVICES;
export type OwnServerProtocol = keyof typeof OWN_SERVERS;
