import { z } from "zod";
import { creationSentences } from "../creation/creation-messages.ts";
import { inputSentences } from "../creation/input-messages.ts";
import { driftSentences, noticeSentences } from "../creation/notice-messages.ts";
import { fieldSentences } from "../field/field-messages.ts";
import { gemSentences } from "../gem/gem-messages.ts";
import { improvementSentences, modelSentences, priceSentences } from "../prompt/prompt-messages.ts";
import { storyPriceSentences, storySentences } from "../story/story-messages.ts";
import type { MessageIn } from "./message-in.ts";

const PRICES = { ...priceSentences, ...storyPriceSentences };

/** What is said in one sentence or some. */
export const SENTENCES = {
  ...creationSentences,
  ...fieldSentences,
  ...gemSentences,
  ...inputSentences,
  ...noticeSentences,
  ...driftSentences,
  ...modelSentences,
  ...improvementSentences,
  ...storySentences,
  ...PRICES,
};

export type SentenceCode = keyof typeof SENTENCES;
/** Why a model is not to be had. */
export type ModelSentenceCode = keyof typeof modelSentences;
/** How a price came about. */
export type PriceSentenceCode = keyof typeof PRICES;

/** One thing that is said: its code, and what it speaks of. */
export type Sentence<Code extends SentenceCode = SentenceCode> = MessageIn<typeof SENTENCES, Code>;

/** As rows have it: those from before sentences were messages hold words. */
export type StoredSentence = Sentence | string;

/** @throws on a code that is not known here, and on params that are none of its */
export function parseSentence(code: string, params: unknown): Sentence {
  if (!isSentenceCode(code)) throw new Error(`There is no sentence ${code}.`);
  // The code chose the schema.
  return { code, params: SENTENCES[code].parse(params) } as Sentence;
}

function isSentenceCode(code: string): code is SentenceCode {
  return Object.hasOwn(SENTENCES, code);
}

/** A sentence inside of stored JSON. */
export const storedSentence = z.union([
  z.string(),
  z
    .object({ code: z.string(), params: z.unknown() })
    .transform(({ code, params }) => parseSentence(code, params)),
]);
