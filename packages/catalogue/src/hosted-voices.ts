import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import type { ServiceProtocol } from "./services.ts";

/** A narrator voice of an external service. */
export interface HostedVoice extends ServiceVoice {
  readonly key: `${ServiceProtocol}/${string}`;
  readonly service: ServiceProtocol;
}

/** Languages of `eleven_multilingual_v2` (from its documentation, November 2026). */
const MULTILINGUAL_V2 = [
  ...["en", "ja", "zh", "de", "hi", "fr", "ko", "pt", "it", "es", "id", "nl", "tr", "fil", "pl"],
  ...["sv", "bg", "ro", "ar", "cs", "el", "fi", "hr", "ms", "sk", "da", "ta", "uk", "ru"],
];

const eleven = (name: string, gender: HostedVoice["gender"], upstreamId: string): HostedVoice => ({
  key: `elevenlabs/${name.toLowerCase()}`,
  ...{ name, gender, upstreamId, service: "elevenlabs", languages: MULTILINGUAL_V2 },
});

/** Voices that every ElevenLabs account has. */
export const HOSTED_VOICES: readonly HostedVoice[] = [
  eleven("Sarah", "female", "EXAVITQu4vr4xnSDxMaL"),
  eleven("Laura", "female", "FGY2WhTYpPnrIDTdsKH5"),
  eleven("Alice", "female", "Xb7hH8MSUJpSbSDYk0k2"),
  eleven("Matilda", "female", "XrExE9yKIg1WjnnlVkGX"),
  eleven("George", "male", "JBFqnCBsd6RMkjVDRZzb"),
  eleven("Brian", "male", "nPczCjzI2devNBz1zQrb"),
  eleven("Daniel", "male", "onwK4e9ZLuTAKqWW03F9"),
  eleven("Liam", "male", "TX3LPaxmHKxFdv7VOQHJ"),
];

/** Returns the service's own id of a voice; null when the key is unknown. */
export const upstreamVoice = (key: string): string | null =>
  HOSTED_VOICES.find((voice) => voice.key === key)?.upstreamId ?? null;
