import type { UnitPrice } from "@kinora/contracts/prompt/price-rule";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** Bump it with every change of the table; it is stored with each quote and recipe. */
export const PRICE_VERSION = 3;
/** Multiple of the provider's list price that we charge. */
export const MARGIN = 2;
/**
 * Revenue per gem in thousandths of a US dollar with the largest pack or a yearly basic plan: 0.8
 * US cents.
 */
export const MILLS_PER_GEM = 8;

/**
 * Price rule of a model. `gems` is the price per unit, which for hosted models may be a fraction;
 * `mills` is the upstream's list price per unit in thousandths of a US dollar, null for our own
 * engine.
 */
export interface PriceRule extends Readonly<UnitPrice> {
  readonly mills: number | null;
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
});
const hosted = (unit: PriceRule["unit"], mills: number): PriceRule => {
  // A picture is one job, so its price is a whole number.
  const gems = unit === "image" ? Math.ceil(hostedGems(mills)) : hostedGems(mills);
  return { unit, gems, atLeast: Math.ceil(gems), mills };
};

const STUDIO: KindPrices = { image: own("image", 1, 1), video: own("second", 1, 4) };

/** List prices of November 2026 by catalogue key; where a range exists, 720p with sound. */
export const PRICES: Readonly<Record<string, KindPrices>> = {
  core: STUDIO,
  "animated-diffusion": STUDIO,
  zeroscope: STUDIO,
  majic: STUDIO,
  "runway gen-4 turbo": { video: hosted("second", 50) },
  "kling 1.6 pro": { video: hosted("second", 95) },
  "seedance 1.0 pro": { video: hosted("second", 60) },
  "seedance 1.0 pro fast": { video: hosted("second", 25) },
  "veo 3": { video: hosted("second", 400) },
  "veo 3 fast": { video: hosted("second", 150) },
  upload: { video: own("upload", 0, 0) },
  "flux 1.1 pro": { image: hosted("image", 40) },
  // 2.1 costs 34 to 40 at its native size; the first version, no longer served anywhere, cost 39.
  "nano-banana": { image: hosted("image", 40) },
  "seedream-4": { image: hosted("image", 30) },
  "ideogram v3 turbo": { image: hosted("image", 30) },
  "studio music": { music: own("ten seconds", 1, 2) },
  // fal's price; ElevenLabs itself charges half of it per minute.
  "elevenlabs music": { music: hosted("minute", 600) },
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

/**
 * Returns prices by catalogue key. Keys that are not in the table, such as styles and effects of
 * core, have the prices of the built-in engine.
 */
export function pricesOf(key: string): KindPrices {
  return PRICES[key] ?? STUDIO;
}
