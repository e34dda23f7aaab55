import type { PriceSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { PriceUnitName } from "@kinora/contracts/prompt/prompt-messages";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { type KindPrices, type PriceRule, pricesOf } from "./prices.ts";

export interface Price {
  readonly gems: number;
  /** How the price is calculated, "5 s × 1 gem". */
  readonly explanation: Sentence<PriceSentenceCode>;
}

export const FREE: Price = { gems: 0, explanation: { code: "price.free", params: {} } };

/** Price of an order with the user's own key, which pays the service directly. */
export const OWN_KEY: Price = { gems: 0, explanation: { code: "price.ownKey", params: {} } };

/** Returns the price of an order with the user's own key, and about what the service bills. */
export function ownKeyPrice(service: string | null, mills: number): Price {
  if (service === null || mills === 0) return OWN_KEY;
  const dollars = (mills / 1_000).toFixed(mills % 10 === 0 ? 2 : 3);
  return { gems: 0, explanation: { code: "price.ownKeyAbout", params: { service, dollars } } };
}

/**
 * Returns the price of one result.
 *
 * @param seconds duration of the clip; ignored for pictures
 * @throws when the model has no price for this kind: the catalogue and the price table disagree
 */
export function priceOf(modelKey: string, kind: ContentKind, seconds: number): Price {
  const rule = pricesOf(modelKey)[kind];
  if (!rule) throw new Error(`no price for ${kind} by ${modelKey}`);
  const gems = gemsFor(rule, seconds);
  return { gems, explanation: explain(rule, seconds, gems) };
}

function explain(rule: PriceRule, seconds: number, total: number): Price["explanation"] {
  const { gems } = rule;
  if (total > Math.ceil(unitsFor(rule, seconds) * gems)) {
    return { code: "price.atLeast", params: { gems: total } };
  }
  if (gems === 0) return FREE.explanation;
  if (rule.unit === "image") return { code: "price.pictures", params: { pictures: 1, gems } };
  if (rule.unit === "second") return { code: "price.seconds", params: { seconds, gems } };
  if (rule.unit === "upload") return { code: "price.whole", params: { gems } };
  return { code: "price.byLength", params: { seconds, gems, unit: UNIT_NAMES[rule.unit] } };
}

/** Returns the price rules of a model: "1 gem a picture", "1 gem a second, at least 4". */
export function priceRules(modelKey: string): Price["explanation"][] {
  const prices: KindPrices = pricesOf(modelKey);
  const rules = [prices.image, prices.video, prices.music, prices.story];
  return rules.filter((rule) => rule !== undefined).map(tellRule);
}

const UNIT_NAMES: Record<PriceRule["unit"], PriceUnitName> = {
  image: "image",
  second: "second",
  "three seconds": "threeSeconds",
  "ten seconds": "tenSeconds",
  minute: "minute",
  upload: "upload",
};

function tellRule({ unit, gems, atLeast }: PriceRule): Price["explanation"] {
  if (gems === 0) return FREE.explanation;
  const least = atLeast > gems ? atLeast : 0;
  return { code: "price.rule", params: { unit: UNIT_NAMES[unit], gems, atLeast: least } };
}
