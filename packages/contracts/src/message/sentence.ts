import { z } from "zod";
import { awardSentences } from "../award/award-messages.ts";
import { billingSentences } from "../billing/billing-messages.ts";
import { campaignSentences } from "../campaign/campaign-messages.ts";
import { challengeSentences } from "../challenge/challenge-messages.ts";
import { creationSentences } from "../creation/creation-messages.ts";
import { inputSentences } from "../creation/input-messages.ts";
import { driftSentences, noticeSentences } from "../creation/notice-messages.ts";
import { fieldSentences } from "../field/field-messages.ts";
import { gemSentences } from "../gem/gem-messages.ts";
import { giftSentences } from "../gift/gift-messages.ts";
import { improvementSentences, modelSentences, priceSentences } from "../prompt/prompt-messages.ts";
import { publicationSentences } from "../publication/publication-messages.ts";
import { storyPriceSentences, storySentences } from "../story/story-messages.ts";
import { subscriptionSentences } from "../subscription/subscription-messages.ts";
import type { MessageIn } from "./message-in.ts";

const PRICES = { ...priceSentences, ...storyPriceSentences };

/** All messages of one sentence or a few. */
export const SENTENCES = {
  ...creationSentences,
  ...fieldSentences,
  ...gemSentences,
  ...awardSentences,
  ...billingSentences,
  ...giftSentences,
  ...subscriptionSentences,
  ...inputSentences,
  ...noticeSentences,
  ...driftSentences,
  ...modelSentences,
  ...improvementSentences,
  ...storySentences,
  ...campaignSentences,
  ...challengeSentences,
  ...publicationSentences,
  ...PRICES,
};

export type SentenceCode = keyof typeof SENTENCES;
/** Why a model is unavailable. */
export type ModelSentenceCode = keyof typeof modelSentences;
/** How a price is composed. */
export type PriceSentenceCode = keyof typeof PRICES;

/** A sentence: its code and parameters. */
export type Sentence<Code extends SentenceCode = SentenceCode> = MessageIn<typeof SENTENCES, Code>;

/** As stored in rows: those that predate messages hold words. */
export type StoredSentence = Sentence | string;

/**
 * @throws on an unknown code, and on parameters that do not match it
 */
export function parseSentence(code: string, params: unknown): Sentence {
  if (!isSentenceCode(code)) throw new Error(`There is no sentence ${code}.`);
  // The schema was chosen by the code.
  return { code, params: SENTENCES[code].parse(params) } as Sentence;
}

function isSentenceCode(code: string): code is SentenceCode {
  return Object.hasOwn(SENTENCES, code);
}

/** A sentence inside stored JSON. */
export const storedSentence = z.union([
  z.string(),
  z
    .object({ code: z.string(), params: z.unknown() })
    .transform(({ code, params }) => parseSentence(code, params)),
]);
