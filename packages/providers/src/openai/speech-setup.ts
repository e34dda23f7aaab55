import { defineOwnServer, type Seller } from "../provider-setup.ts";
import { inspectSpeech } from "./inspect-speech.ts";
import { readVoices } from "./read-voices.ts";
import { speechSpeaker } from "./speech-speaker.ts";

const name = "speech";
const title = "OpenAI-compatible voices";
const OPENAI = "https://api.openai.com";
const openai: Seller = { name: "openai", title: "OpenAI", budget: "OPENAI" };

/**
 * Voices of a self-hosted server. At OpenAI's own address, they are OpenAI's and have its price.
 */
export const speech = defineOwnServer({
  ...{ name, title, addressVariable: "SPEECH_URL" },
  configure({ SPEECH_MODEL: model, SPEECH_KEY: key, SPEECH_VOICES: named }, url) {
    if (!model)
      throw new Error(
        "SPEECH_URL is set, and SPEECH_MODEL is not: it must be a model of that server.",
      );
    const seller = url === OPENAI ? openai : null;
    if (seller && !key) throw new Error("SPEECH_URL is OpenAI's, and SPEECH_KEY is not set.");
    const service = seller?.name ?? name;
    const voices = readVoices(named, service);
    const settings = { url, model, key: key || null, service, voices };
    return {
      open: null,
      openSpeaker: (exchange) => speechSpeaker(settings, exchange),
      inspect: (exchange) => inspectSpeech(settings, seller?.title ?? title, exchange),
      ...{ voices, seller },
    };
  },
});
