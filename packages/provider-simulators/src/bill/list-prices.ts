import type { OrderedResult } from "../ordered/what-was-ordered.ts";

/** Day on which these prices were read (reference 4). */
export const LISTED_ON = "2026-11-20";

/** Price of a unit in US dollars, and how many of them an order has. */
export interface BilledPrice {
  /** Name of the unit, as the service calls it. */
  readonly unit: string;
  readonly dollars: number;
  readonly units: (ordered: OrderedResult) => number;
}

/** Chooses among prices by what the order says. */
type PriceFor = (ordered: OrderedResult, said: (field: RegExp) => string) => BilledPrice;

const second = (dollars: number): BilledPrice => ({
  ...{ unit: "seconds", dollars },
  units: ({ seconds }) => seconds,
});
const image = (dollars: number): BilledPrice => ({
  ...{ unit: "images", dollars },
  units: ({ count }) => count,
});
const megapixel = (dollars: number): BilledPrice => ({
  ...{ unit: "megapixels", dollars },
  units: ({ width, height, count }) => (count * width * height) / 1_000_000,
});
/** A started minute counts in full. */
const minute = (dollars: number): BilledPrice => ({
  ...{ unit: "minutes", dollars },
  units: ({ seconds }) => Math.ceil(seconds / 60),
});
const FRAMES = 24;
const millionTokens = (dollars: number): BilledPrice => ({
  ...{ unit: "1m tokens", dollars },
  units: ({ width, height, seconds }) => (width * height * FRAMES * seconds) / 1_024 / 1_000_000,
});
const thousandCharacters = (dollars: number): BilledPrice => ({
  ...{ unit: "1k characters", dollars },
  units: ({ characters }) => characters / 1_000,
});

const always = (price: BilledPrice) => () => price;
const bySound =
  (silent: number, loud: number): PriceFor =>
  ({ hasSound }) =>
    second(hasSound ? loud : silent);
const byLines =
  (prices: Readonly<Record<string, number>>, otherwise: number): PriceFor =>
  (_, said) =>
    second(prices[said(/^resolution$/)] ?? otherwise);
const SPEEDS: Readonly<Record<string, number>> = { FLASH: 0.03, TURBO: 0.03, QUALITY: 0.09 };
/** Ideogram's default speed costs twice the one that is ordered. */
const bySpeed: PriceFor = (_, said) => image(SPEEDS[said(/^rendering_speed$/)] ?? 0.06);

/** Prices by service, and by the first expression that an endpoint matches. */
export const LIST_PRICES: Readonly<Record<string, readonly (readonly [RegExp, PriceFor])[]>> = {
  fal: [
    [/kling-video\/v1\.6/, always(second(0.095))],
    // The reference has no price of 2.5 Turbo; that of 2.6 without sound.
    [/kling-video\/v2\.5/, always(second(0.07))],
    [/seedance\/v1\/pro\/fast/, always(millionTokens(1))],
    [/seedance\/v1\/pro/, always(millionTokens(2.5))],
    [/veo3(\.1)?\/fast/, bySound(0.1, 0.15)],
    [/veo3/, bySound(0.2, 0.4)],
    [/flux-pro/, always(megapixel(0.04))],
    [/nano-banana/, always(image(0.039))],
    [/seedream/, always(image(0.03))],
    [/ideogram/, bySpeed],
    [/elevenlabs\/music/, always(minute(0.6))],
    [/ace-step/, always(second(0.0003))],
  ],
  replicate: [
    [/gen4-turbo/, always(second(0.05))],
    [/kling-v1\.6-pro/, always(second(0.095))],
    [/kling-v2\.5-turbo-pro/, always(second(0.07))],
    [/seedance-1-pro-fast/, byLines({ "480p": 0.015, "1080p": 0.06 }, 0.025)],
    [/seedance-1-pro/, byLines({ "480p": 0.03, "1080p": 0.15 }, 0.06)],
    [/veo-3(\.1)?-fast/, bySound(0.1, 0.15)],
    [/veo-3/, bySound(0.2, 0.4)],
    [/flux/, always(image(0.04))],
    [/nano-banana/, always(image(0.039))],
    [/seedream|ideogram/, always(image(0.03))],
  ],
  comfy: [
    [/gen4_turbo/, always(second(0.05))],
    [/seedance-1-0-pro-fast/, always(millionTokens(1))],
    [/seedance/, always(millionTokens(2.5))],
    [/seedream/, always(image(0.03))],
    [/ideogram/, bySpeed],
  ],
  runway: [[/gen4_turbo/, always(second(0.05))]],
  bfl: [[/flux-pro-1\.1/, always(image(0.04))]],
  byteplus: [
    [/seedance-1-0-pro-fast/, always(millionTokens(1))],
    [/seedance/, always(millionTokens(2.5))],
    [/seedream/, always(image(0.03))],
  ],
  ideogram: [[/ideogram-v3/, bySpeed]],
  gemini: [
    [/gemini-2\.5/, always(image(0.039))],
    // The upper end of what is said of a picture in 1K.
    [/nano-banana/, always(image(0.04))],
  ],
  vertex: [
    [/fast/, bySound(0.08, 0.1)],
    [/veo/, bySound(0.2, 0.4)],
  ],
  elevenlabs: [
    [/^music_/, always(minute(0.3))],
    // Every other endpoint is a voice.
    [/./, always(thousandCharacters(0.24))],
  ],
};

/** Servers of one's own, which bill nobody. */
export const FREE_SERVERS: readonly string[] = ["comfyui", "images", "videos", "speech"];
