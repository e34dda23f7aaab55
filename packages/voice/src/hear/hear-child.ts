import { answerCalls, type CallInHand } from "@kinora/process/child/answer-calls";
import { resample } from "../resample.ts";
import { shareHeard } from "../script/share-heard.ts";
import { readWordList } from "../small/prepare-g2p.ts";
import { cutRecording } from "./cut-recording.ts";
import { endWords } from "./end-words.ts";
import type { Heard, HearRequest } from "./hear-protocol.ts";
import { HEARING_RATE } from "./log-mel.ts";
import { matchScript } from "./match-script.ts";
import { openRecognizer } from "./open-recognizer.ts";
import { hasRecognizer, type RecognizerName } from "./read-recognizer.ts";
import type { HeardWord } from "./token-text.ts";

/** Process that transcribes one recording; its exit frees the memory. */

/** Receives the share that has been processed, 0..1. */
type Report = (share: number) => void;

async function write(
  samples: Float32Array,
  name: RecognizerName,
  { language, report }: { readonly language: "en" | "any"; readonly report: Report },
): Promise<HeardWord[]> {
  const cuts = cutRecording(samples);
  if (cuts.length === 0) return [];
  const recognizer = await openRecognizer(name);
  const heard: HeardWord[] = [];
  for (const { from, to } of cuts) {
    const offset = from / HEARING_RATE;
    for (const { text, start, end } of await recognizer.hear(samples.slice(from, to), language)) {
      heard.push({ text, start: start + offset, end: end + offset });
    }
    report(to / samples.length);
  }
  return endWords(heard, samples);
}

async function hear(
  { samples, sampleRate, texts, recognizer }: HearRequest,
  { report }: CallInHand<number>,
): Promise<Heard> {
  const sound = resample(samples, sampleRate, HEARING_RATE);
  if (texts === null)
    return {
      heard: await write(sound, recognizer, { language: "en", report }),
      words: [],
      share: null,
    };
  const hears = hasRecognizer("tiny");
  const heard = hears ? await write(sound, recognizer, { language: "any", report }) : [];
  const known = await readWordList();
  const isWord = (word: string) => known.has(word.toUpperCase());
  const words = matchScript(texts.join(" "), heard, sound, isWord);
  const said = heard.map((word) => word.text).join(" ");
  return { heard, words, share: hears ? shareHeard(texts, said, isWord) : null };
}

answerCalls(hear);
