import type { UnitPrice } from "@kinora/contracts/prompt/price-rule";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import type { EngineProtocol } from "./model-entry.ts";

/** Bump it with every change of the table; it is stored with each quote and recipe. */
export const PRICE_VERSION = 4;
/** Multiple of the provider's list price that we charge. */
export const MARGIN = 2;
/**
 * Revenue per gem in thousandths of a US dollar with the largest pack or a yearly basic plan: 0.8
 * US cents.
 */
export const MILLS_PER_GEM = 8;

/** What an upstream asks for. */
export interface ListPrice {
  /** A megapixel is a million pixels of the result. */
  readonly unit: UnitPrice["unit"] | "megapixel";
  /** Thousandths of a US dollar per unit. */
  readonly mills: number;
}

/**
 * Price rule of a model. `gems` is the price per unit, which for hosted models may be a fraction and
 * follows from the list price; `mills` is null for our own engine.
 */
export interface PriceRule extends Readonly<UnitPrice> {
  readonly mills: number | null;
  /** ISO day on which the list prices were read; null for our own engine. */
  readonly asOf: string | null;
  /** What particular services ask instead. It counts for budgets; the gems stay the same. */
  readonly at: Readonly<Record<EngineProtocol, ListPrice>>;
}
export type KindPrices = Partial<Record<ContentKind, PriceRule>>;

/**
 * Returns the gems per unit of a hosted model, USD × 2.0 / 0.008, in quarters of a gem. They are
 * rounded up once per job.
 */
export const hostedGems = (mills: number): number => (mills * MARGIN) / MILLS_PER_GEM;

const own = (unit: PriceRule["unit"], gems: number, atLeast: number): PriceRule => ({
  unit,
  gems,
  atLeast,
  mills: null,
  asOf: null,
  at: {},
});
/** Day on which the table was last compared with reference 4 and the services' own pages. */
const READ = "2026-11-20";

/**
 * Returns the rule of a hosted model.
 *
 * @param mills the list price of its dearest service
 */
const hosted = (
  unit: PriceRule["unit"],
  mills: number,
  { asOf = READ, at = {} }: Partial<Pick<PriceRule, "asOf" | "at">> = {},
): PriceRule => {
  // A picture is one job, so its price is a whole number.
  const gems = unit === "image" ? Math.ceil(hostedGems(mills)) : hostedGems(mills);
  return { unit, gems, atLeast: Math.ceil(gems), mills, asOf, at };
};

const STUDIO: KindPrices = { image: own("image", 1, 1), video: own("second", 1, 4) };

/** List prices of November 2026 by catalogue key; where a range exists, 720p with sound. */
export const PRICES: Readonly<Record<string, KindPrices>> = {
  core: STUDIO,
  "animated-diffusion": STUDIO,
  zeroscope: STUDIO,
  majic: STUDIO,
  "runway gen-4 turbo": { video: hosted("second", 50) },
  // 2.5 Turbo Pro, which serves it, costs 350 per five seconds; 1.6 itself cost 95 a second.
  "kling 1.6 pro": { video: hosted("second", 70, { asOf: "2026-11-28" }) },
  // ModelArk bills tokens: 1,280 × 720 × 24 / 1,024 a second at 2.50 and 1.00 dollars a million.
  "seedance 1.0 pro": {
    video: hosted("second", 60, { at: { byteplus: { unit: "second", mills: 54 } } }),
  },
  "seedance 1.0 pro fast": {
    video: hosted("second", 25, { at: { byteplus: { unit: "second", mills: 22 } } }),
  },
  "veo 3": { video: hosted("second", 400) },
  "veo 3 fast": {
    video: hosted("second", 150, { at: { vertex: { unit: "second", mills: 100 } } }),
  },
  upload: { video: own("upload", 0, 0) },
  // A square of 1,024 pixels is slightly more than a megapixel.
  "flux 1.1 pro": {
    image: hosted("image", 40, { at: { fal: { unit: "megapixel", mills: 40 } } }),
  },
  // 2.1 costs 34 to 40 at its native size; the first version, no longer served anywhere, cost 39.
  "nano-banana": { image: hosted("image", 40) },
  "seedream-4": { image: hosted("image", 30) },
  "ideogram v3 turbo": { image: hosted("image", 30) },
  "studio music": { music: own("ten seconds", 1, 2) },
  "elevenlabs music": {
    music: hosted("minute", 600, { at: { elevenlabs: { unit: "minute", mills: 300 } } }),
  },
  // The higher of the two prices published for fal: 0.03 cents a second.
  "ace-step": { music: hosted("ten seconds", 3) },
  // The film only; script and pictures are priced in story/price-story.ts.
  "studio story": { story: own("three seconds", 1, 1) },
};

/**
 * Thousandths of a US dollar per thousand characters of speech from a service, November 2026: the
 * highest price published for ElevenLabs (reference 4) and for OpenAI's models (tts-1-hd). The
 * owner's own server costs nothing.
 */
export const SPEECH_MILLS: Readonly<Record<string, number>> = { elevenlabs: 240, openai: 30 };

/** Returns what an engine asks for a unit of a model; null when it costs nothing. */
export const listPriceAt = (
  { unit, mills, at }: PriceRule,
  engine: EngineProtocol,
): ListPrice | null => at[engine] ?? (mills === null ? null : { unit, mills });

/**
 * Returns prices by catalogue key. Keys that are not in the table, such as styles and effects of
 * core, have the prices of the built-in engine.
 */
export function pricesOf(key: string): KindPrices {
  return PRICES[key] ?? STUDIO;
}
