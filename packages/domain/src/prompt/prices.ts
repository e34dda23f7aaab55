import type { UnitPrice } from "@kinora/contracts/prompt/price-rule";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** Raise it with every change of the table: it is stored with each quote and recipe. */
export const PRICE_VERSION = 1;
/** Over the provider's list price. */
export const MARGIN = { numerator: 16, denominator: 10 } as const;
/** What one gem is worth in the middle pack: 0.8 US cents. */
export const MILLS_PER_GEM = 8;

/**
 * How a model is charged. `gems` is the price of one unit; `mills` is the upstream's list price of it
 * in thousandths of a US dollar, null for our own engine.
 */
export interface PriceRule extends Readonly<UnitPrice> {
  readonly mills: number | null;
}
export type KindPrices = Partial<Record<ContentKind, PriceRule>>;

/** Gems for one unit of a hosted model: ceil(USD × 1.6 / 0.008), in whole numbers throughout. */
export function hostedGems(mills: number): number {
  return Math.ceil((mills * MARGIN.numerator) / (MARGIN.denominator * MILLS_PER_GEM));
}

const own = (unit: PriceRule["unit"], gems: number, atLeast: number): PriceRule => ({
  unit,
  gems,
  atLeast,
  mills: null,
});
const hosted = (unit: PriceRule["unit"], mills: number, gems: number): PriceRule => ({
  unit,
  gems,
  atLeast: gems,
  mills,
});

const STUDIO: KindPrices = { image: own("image", 1, 1), video: own("second", 1, 4) };

/** List prices of November 2026; where a range exists, 720p with sound. Keys of the catalogue. */
export const PRICES: Readonly<Record<string, KindPrices>> = {
  core: STUDIO,
  "animated-diffusion": STUDIO,
  zeroscope: STUDIO,
  majic: STUDIO,
  "runway gen-4 turbo": { video: hosted("second", 50, 10) },
  "kling 1.6 pro": { video: hosted("second", 95, 19) },
  "seedance 1.0 pro": { video: hosted("second", 60, 12) },
  "seedance 1.0 pro fast": { video: hosted("second", 25, 5) },
  "veo 3": { video: hosted("second", 400, 80) },
  "veo 3 fast": { video: hosted("second", 150, 30) },
  upload: { video: own("upload", 0, 0) },
  "flux 1.1 pro": { image: hosted("image", 40, 8) },
  "nano-banana": { image: hosted("image", 39, 8) },
  "seedream-4": { image: hosted("image", 30, 6) },
  "ideogram v3 turbo": { image: hosted("image", 30, 6) },
  "studio music": { music: own("ten seconds", 1, 2) },
  "elevenlabs music": { music: hosted("minute", 600, 120) },
  // The film alone; its script and pictures are priced in story/price-story.ts.
  "studio story": { story: own("three seconds", 1, 1) },
};

/** Prices by catalogue key; a style or effect of a core family costs what the family costs. */
export function pricesOf(key: string): KindPrices {
  return PRICES[key] ?? STUDIO;
}
