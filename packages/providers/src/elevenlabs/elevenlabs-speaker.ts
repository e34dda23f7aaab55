import type { Line, VoiceService } from "@kinora/domain/hosted/voice-service";
import { z } from "zod";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import { canonicalBody } from "../canonical-body.ts";
import { type Exchange, readJson } from "../http/exchange.ts";
import { classifyRefusal } from "./classify-answer.ts";
import type { ElevenLabsSettings } from "./elevenlabs-provider.ts";
import { alignment, readSpeech } from "./read-speech.ts";

/** Speaks 29 languages, each by its words. */
const MODEL = "eleven_multilingual_v2";
/** What it takes of a voice's pace. */
const SLOWEST = 0.7;
const FASTEST = 1.2;
/** Bytes of an answer: two minutes of sound, written in letters. */
const LARGEST = 16_000_000;
const WITHIN = "data:application/json,";

const answer = z.object({ audio_base64: z.string().min(1), alignment });

/**
 * Voices of ElevenLabs (reference 12): one POST, whose answer is the sound with the time of each letter. The sound is bare
 * samples: there is no file of a stranger to be opened.
 *
 * @param voiceOf their id of a voice, by ours; null: it has none
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
