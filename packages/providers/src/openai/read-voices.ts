import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";

/**
 * Allowed characters of a voice name. With the service as prefix, it just fits the limit of a
 * story.
 */
const NAME = /^[\w.+-]{1,32}$/;
const MOST = 60;

/**
 * Reads `SPEECH_VOICES`: voices and the languages of each, "af_heart=en-US, alloy=en de fr".
 *
 * @param service that provides the voices
 * @throws one sentence that names the variable
 */
export function readVoices(text: string | undefined, service: string): readonly ServiceVoice[] {
  const entries = (text ?? "").split(",").filter((entry) => entry.trim() !== "");
  if (entries.length === 0)
    throw new Error(
      `SPEECH_URL is set, and SPEECH_VOICES is not: it must be voices of that server with their languages, ${LIKE}.`,
    );
  const voices = entries.map((entry) => readVoice(entry.trim(), service));
  const isTwice = new Set(voices.map(({ key }) => key)).size < voices.length;
  if (voices.length > MOST || isTwice)
    throw new Error(`SPEECH_VOICES names a voice twice, or more than ${MOST}.`);
  return voices;
}

const LIKE = "like af_heart=en-US, alloy=en de fr";

function readVoice(entry: string, service: string): ServiceVoice {
  const [name = "", spoken = "", ...more] = entry.split("=").map((part) => part.trim());
  const languages = spoken.split(/\s+/).flatMap(canonicalTag);
  if (!NAME.test(name) || languages.length === 0 || more.length > 0 || languages.includes(null))
    throw new Error(`SPEECH_VOICES has "${entry}": it must be a voice and its languages, ${LIKE}.`);
  return {
    key: `${service}/${name}`,
    ...{ name, gender: null, service, upstreamId: name },
    languages: languages.filter((tag) => tag !== null),
  };
}

/** Null when the tag is not a valid language. */
function canonicalTag(tag: string): (string | null)[] {
  if (tag === "") return [];
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [null];
  }
}
