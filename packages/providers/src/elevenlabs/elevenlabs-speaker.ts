import type { Line, VoiceService } from "@kinora/domain/hosted/voice-service";
import { z } from "zod";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import { canonicalBody } from "../canonical-body.ts";
import { type Exchange, readJson } from "../http/exchange.ts";
import { classifyRefusal } from "./classify-answer.ts";
import type { ElevenLabsSettings } from "./elevenlabs-provider.ts";
import { alignment, readSpeech } from "./read-speech.ts";

/** Speaks 29 languages, detected from the text. */
const MODEL = "eleven_multilingual_v2";
/** Bounds of the pace that the service accepts. */
const SLOWEST = 0.7;
const FASTEST = 1.2;
/** Maximum answer size in bytes: two minutes of sound in base64. */
const LARGEST = 16_000_000;
const WITHIN = "data:application/json,";

const answer = z.object({ audio_base64: z.string().min(1), alignment });

/**
 * The speaker for voices of ElevenLabs (reference 12): one POST, whose answer is the sound with the
 * time of each letter. The sound is raw samples, so no untrusted file needs to be opened.
 *
 * @param voiceOf returns their id for one of our voices; null when there is none
 */
export function elevenLabsSpeaker(
  { key: apiKey, url }: ElevenLabsSettings,
  exchange: Exchange,
  voiceOf: (key: string) => string | null,
): VoiceService {
  return {
    name: "elevenlabs",

    map({ text, voice, speed }) {
      const id = voiceOf(voice);
      if (id === null || speed < SLOWEST || speed > FASTEST) return null;
      const fields = { text, model_id: MODEL, voice_settings: { speed } };
      return { endpoint: id, body: canonicalBody(fields) };
    },

    async submit({ endpoint, body }, { key }) {
      const exchanged = await exchange({
        method: "POST",
        url: `${url}/v1/text-to-speech/${encodeURIComponent(endpoint)}/with-timestamps?output_format=pcm_24000`,
        headers: { "xi-api-key": apiKey, "content-type": "application/json" },
        ...{ body, patience: ANSWER_PATIENCE, largest: LARGEST },
      });
      if (exchanged.kind === "answered" && exchanged.answer.status === 200) {
        if (answer.safeParse(readJson(exchanged.answer)).success)
          return {
            ...{ kind: "accepted", upstreamId: key },
            files: [{ url: `${WITHIN}${exchanged.answer.body}` }],
          };
      }
      return classifyRefusal(exchanged);
    },

    read({ url: file }, line: Line) {
      const said = file.startsWith(WITHIN)
        ? answer.safeParse(readJson({ body: file.slice(WITHIN.length) })).data
        : undefined;
      return said ? readSpeech(said.audio_base64, said.alignment, line.text) : null;
    },
  };
}
