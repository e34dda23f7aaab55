import type { UnitPrice } from "@kinora/contracts/prompt/price-rule";
import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";

/** Raise it with every change of the table: it is stored with each quote and recipe. */
export const PRICE_VERSION = 3;
/** The provider's list price, times this. */
export const MARGIN = 2;
/** Thousandths of a US dollar that a gem brings at the largest pack, and in basic by the year: 0.8 US cents. */
export const MILLS_PER_GEM = 8;

/**
 * How a model is charged. `gems` is the price of one unit, of a hosted second also in parts of a gem; `mills` is the
 * upstream's list price of it in thousandths of a US dollar, null for our own engine.
 */
export interface PriceRule extends Readonly<UnitPrice> {
  readonly mills: number | null;
}
export type KindPrices = Partial<Record<ContentKind, PriceRule>>;

/** Gems for one unit of a hosted model, USD × 2.0 / 0.008: quarters of a gem. They are rounded up once a job. */
export const hostedGems = (mills: number): number => (mills * MARGIN) / MILLS_PER_GEM;

const own = (unit: PriceRule["unit"], gems: number, atLeast: number): PriceRule => ({
  unit,
  gems,
  atLeast,
  mills: null,
});
const hosted = (unit: PriceRule["unit"], mills: number): PriceRule => {
  // A picture is a job: its price has no parts of a gem.
  const gems = unit === "image" ? Math.ceil(hostedGems(mills)) : hostedGems(mills);
  return { unit, gems, atLeast: Math.ceil(gems), mills };
};

const STUDIO: KindPrices = { image: own("image", 1, 1), video: own("second", 1, 4) };

/** List prices of November 2026; where a range exists, 720p with sound. Keys of the catalogue. */
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
  // 2.1 costs 34 to 40 at its own size; the first one, which nobody serves any more, cost 39.
  "nano-banana": { image: hosted("image", 40) },
  "seedream-4": { image: hosted("image", 30) },
  "ideogram v3 turbo": { image: hosted("image", 30) },
  "studio music": { music: own("ten seconds", 1, 2) },
  // What fal takes for it; ElevenLabs itself takes half of that a minute.
  "elevenlabs music": { music: hosted("minute", 600) },
  // The dearer of what is told of fal: 0.03 cents a second.
  "ace-step": { music: hosted("ten seconds", 3) },
  // The film alone; its script and pictures are priced in story/price-story.ts.
  "studio story": { story: own("three seconds", 1, 1) },
};

/**
 * A thousand letters that a service of others reads aloud, in thousandths of a US dollar, in November 2026: the dearest of
 * what is told of ElevenLabs (reference 4), and of OpenAI's models (tts-1-hd). A server of one's own costs nothing.
 */
export const SPEECH_MILLS: Readonly<Record<string, number>> = { elevenlabs: 240, openai: 30 };

/** Prices by catalogue key; a style or effect of a core family costs what the family costs. */
export function pricesOf(key: string): KindPrices {
  return PRICES[key] ?? STUDIO;
}
