import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { type KindPrices, type PriceRule, pricesOf } from "./prices.ts";

export interface Price {
  readonly gems: number;
  /** How it came about, "5 s × 1 gem". */
  readonly explanation: string;
}

/**
 * What one result costs.
 *
 * @param seconds length of the clip; ignored for pictures
 * @throws when the model has no price for this kind: the catalogue and the price table disagree
 */
export function priceOf(modelKey: string, kind: ContentKind, seconds: number): Price {
  const rule = pricesOf(modelKey)[kind];
  if (!rule) throw new Error(`no price for ${kind} by ${modelKey}`);
  const units = unitsFor(rule, seconds);
  const sum = units * rule.gems;
  const gems = gemsFor(rule, seconds);
  const reason = gems > sum ? `at least ${gemWords(gems)}` : explain(rule, seconds);
  return { gems, explanation: reason };
}

function explain(rule: PriceRule, seconds: number): string {
  if (rule.gems === 0) return "free";
  if (rule.unit === "image") return `1 picture × ${gemWords(rule.gems)}`;
  if (rule.unit === "second") return `${seconds} s × ${gemWords(rule.gems)}`;
  return rule.unit === "upload"
    ? gemWords(rule.gems)
    : `${seconds} s, ${gemWords(rule.gems)} ${UNIT_WORDS[rule.unit]}`;
}

const gemWords = (gems: number): string => (gems === 1 ? "1 gem" : `${gems} gems`);

/** The price rules of a model in words: "1 gem a picture; 1 gem a second, at least 4". */
export function priceWords(modelKey: string): string {
  const prices: KindPrices = pricesOf(modelKey);
  const rules = [prices.image, prices.video, prices.music, prices.story];
  return rules
    .filter((rule) => rule !== undefined)
    .map(ruleWords)
    .join("; ");
}

const UNIT_WORDS: Record<PriceRule["unit"], string> = {
  image: "a picture",
  second: "a second",
  "three seconds": "per 3 seconds of film",
  "ten seconds": "per 10 seconds",
  minute: "a started minute",
  upload: "an upload",
};

function ruleWords(rule: PriceRule): string {
  if (rule.gems === 0) return "free";
  const words = `${gemWords(rule.gems)} ${UNIT_WORDS[rule.unit]}`;
  return rule.atLeast > rule.gems ? `${words}, at least ${rule.atLeast}` : words;
}
