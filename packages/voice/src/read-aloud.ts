import { type NarratorVoice, VOICES } from "@kinora/catalogue/voices";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { joinTakes } from "./join-takes.ts";
import type { Narration, SpeechOrder } from "./narration.ts";
import { cutBreaths } from "./script/cut-breaths.ts";
import { readScript, type Script } from "./script/read-script.ts";
import { type SpokenPart, speakBreath } from "./speak-breath.ts";
import type { SoundedWord, Speaker } from "./speaker.ts";
import { keepInOrder } from "./take.ts";

/** Maximum length of a narrated text in UTF-16 units. */
export const LONGEST_TEXT = 20_000;
const SLOWEST = 0.7;
const FASTEST = 1.4;
/** Maximum number of words named as left out. */
const NAMED = 3;

export interface Speakers {
  /** Only called when `why` is null. */
  readonly large: () => Promise<Speaker>;
  readonly small: () => Promise<Speaker>;
  /** Why there is no large speaker; null when there is one. */
  readonly why: Sentence | null;
  readonly isWord: (word: string) => boolean;
}

/**
 * Validates an order and returns its voice. @throws InputRefused when the order cannot be spoken
 */
export function checkOrder({ text, voice, speed }: SpeechOrder): NarratorVoice {
  const found = VOICES.find(({ key }) => key === voice);
  if (found === undefined) throw new InputRefused({ code: "voice.unknown", params: { voice } });
  if (!(speed >= SLOWEST && speed <= FASTEST)) {
    const params = { slowest: SLOWEST, fastest: FASTEST };
    throw new InputRefused({ code: "voice.pace", params });
  }
  if (text.length > LONGEST_TEXT) {
    const params = { most: LONGEST_TEXT, characters: text.length };
    throw new InputRefused({ code: "voice.tooLong", params });
  }
  return found;
}

/**
 * Reads a text aloud. Each breath is checked; one that is not speech is repeated in halves, then by
 * the small voice, which is reported.
 * @throws InputRefused when there is nothing to say, or too much; Error when no voice can speak a part of it
 */
export async function readAloud(order: SpeechOrder, speakers: Speakers): Promise<Narration> {
  const voice = checkOrder(order);
  const { text, speed, signal } = order;
  const notices: Sentence[] = [];
  const script = readScript(text, speakers.isWord);
  checkLength(script, order);
  const useLarge = voice.engine === "large" && speakers.why === null;
  if (voice.engine === "large" && speakers.why !== null) notices.push(speakers.why);
  const speaker = useLarge ? await speakers.large() : await speakers.small();
  const sounded = await speaker.sound(script.words, voice);
  if (sounded.length === 0) {
    throw new InputRefused({ code: "voice.nothingToSay", params: {} });
  }
  if (script.unsaid.length > 0) notices.push(tellUnsaid(script.unsaid.map((word) => word.text)));
  const breaths = cutBreaths(sounded, speaker.breath);
  const parts: SpokenPart[] = [];
  let [redone, byOther, done] = [0, 0, 0];
  for (const breath of breaths) {
    signal?.throwIfAborted();
    let spoken = await speakBreath(breath, { speaker, voice, speed });
    if (spoken?.redone) redone += 1;
    if (spoken === null) {
      redone += 1;
      byOther += 1;
      spoken = useLarge ? await standIn(breath, speakers, voice, speed) : null;
    }
    if (spoken === null) throw new Error(`No voice could say: "${quote(text, breath)}".`);
    parts.push(...spoken.parts);
    done += breath.length;
    order.onProgress?.(done / sounded.length);
  }
  if (byOther > 0) notices.push({ code: "voice.partBySmall", params: {} });
  const take = joinTakes(parts, speed);
  const seconds = take.samples.length / take.sampleRate;
  const times = keepInOrder(take.times, 0, seconds);
  const words = parts
    .flatMap((part) => part.words)
    .map(({ text: word, from, to }, index) => {
      const { start, end } = times[index] ?? { start: 0, end: seconds };
      return { text: word, start, end, from, to };
    });
  const { samples, sampleRate } = take;
  const engine = useLarge ? "large" : "small";
  return { samples, sampleRate, seconds, words, voice: voice.key, engine, redone, notices };
}

/**
 * Refuses what takes too long to say: six hundred signs of numbers are minutes of speech.
 * @throws InputRefused
 */
function checkLength(
  { words }: Script,
  { mostSeconds = Number.POSITIVE_INFINITY }: SpeechOrder,
): void {
  const seconds = Math.round(speakingTime(words.map(({ spoken }) => spoken).join(" ")));
  if (seconds > mostSeconds)
    throw new InputRefused({ code: "voice.tooMuchToSay", params: { seconds, mostSeconds } });
}

/** Lets the small voice speak what the large one cannot. */
async function standIn(
  breath: readonly SoundedWord[],
  { small }: Speakers,
  voice: NarratorVoice,
  speed: number,
) {
  const speaker = await small();
  const words = await speaker.sound(breath, voice);
  return words.length === 0 ? null : speakBreath(words, { speaker, voice, speed });
}

const quote = (text: string, breath: readonly SoundedWord[]) =>
  text.slice(breath[0]?.from ?? 0, breath.at(-1)?.to ?? 0).slice(0, 60);

function tellUnsaid(unsaid: readonly string[]): Sentence {
  const words = unsaid.slice(0, NAMED).map((word) => `“${word.slice(0, 20)}”`);
  return { code: "voice.leftOut", params: { words, more: unsaid.length - words.length } };
}
