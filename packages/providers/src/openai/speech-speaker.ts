import type { ServiceVoice, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { z } from "zod";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import { canonicalBody } from "../canonical-body.ts";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { isSpeech } from "../is-speech.ts";
import { openaiHeaders } from "./headers.ts";
import type { InspectedServer } from "./inspect-models.ts";
import { isPolicyCode } from "./is-policy.ts";
import { readWav } from "./read-wav.ts";

/** Bounds of the pace that the service accepts. */
const SLOWEST = 0.25;
const FASTEST = 4;
/** Maximum number of characters in a line. */
const LONGEST = 4_096;
/**
 * Maximum answer size in bytes: slightly more than three minutes in stereo at 48 kHz and 16 bits.
 */
const LARGEST = 36_000_000;
const WITHIN = "data:audio/wav;base64,";
const RIFF = "RIFF";

const problem = z.object({ error: z.object({ code: z.unknown() }) });
const isPolicy = (answer: UpstreamAnswer): boolean =>
  isPolicyCode(problem.safeParse(readJson(answer)).data?.error.code);

export interface SpeechSettings extends InspectedServer {
  /** The service that the voices belong to. */
  readonly service: EngineProtocol;
  readonly voices: readonly ServiceVoice[];
}

/**
 * The speaker for any server compatible with OpenAI's speech (reference 4): one POST, whose answer
 * is the sound as a WAV file, which describes its own format. Word times are not provided.
 */
export function speechSpeaker(
  { url, model, key: secret, service, voices }: SpeechSettings,
  exchange: Exchange,
): VoiceService {
  return {
    name: service,

    map({ text, voice: key, speed }) {
      const voice = voices.find((known) => known.key === key);
      const isTaken = speed >= SLOWEST && speed <= FASTEST && text.length <= LONGEST;
      if (voice === undefined || !isTaken) return null;
      const { upstreamId: name } = voice;
      const fields = { model, input: text, voice: name, response_format: "wav", speed };
      return { endpoint: name, body: canonicalBody(fields) };
    },

    async submit({ body }, { key }) {
      const exchanged = await exchange({
        ...{ method: "POST", url: `${url}/v1/audio/speech`, body },
        headers: { ...openaiHeaders(secret), "content-type": "application/json" },
        ...{ patience: ANSWER_PATIENCE, largest: LARGEST, encoding: "latin1" },
      });
      if (exchanged.kind === "answered" && exchanged.answer.status === 200) {
        const { body: sound } = exchanged.answer;
        if (sound.startsWith(RIFF)) {
          const file = `${WITHIN}${Buffer.from(sound, "latin1").toString("base64")}`;
          return { kind: "accepted", upstreamId: key, files: [{ url: file }] };
        }
      }
      return classifySubmit(exchanged, { idOf: () => null, isPolicy });
    },

    read({ url: file }) {
      const sound = file.startsWith(WITHIN)
        ? readWav(Buffer.from(file.slice(WITHIN.length), "base64"))
        : null;
      return sound && isSpeech(sound) ? { ...sound, words: null } : null;
    },
  };
}
