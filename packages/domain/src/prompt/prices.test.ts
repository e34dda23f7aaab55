import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { ImageRecipe, VideoRecipe } from "@kinora/contracts/recipe/recipe";
import { expect, test } from "vitest";
import { priceOf, priceRules } from "./price-form.ts";
import {
  hostedGems,
  MARGIN,
  MILLS_PER_GEM,
  PRICES,
  type PriceRule,
  SPEECH_MILLS,
} from "./prices.ts";
import { millsFor, upstreamPrice } from "./upstream-price.ts";

const hostedRules = Object.entries(PRICES).flatMap(([key, prices]) =>
  Object.values(prices).flatMap((rule: PriceRule) =>
    rule.mills === null ? [] : [{ key, rule, mills: rule.mills }],
  ),
);

test.each(hostedRules)("$key costs its list price times the margin", ({ rule, mills }) => {
  const seconds = 5;
  const units = unitsFor(rule, seconds);
  expect(gemsFor(rule, seconds)).toBe(Math.ceil((mills * units * 2) / 8));
});

test("USD × 2.0 / 0.008, rounded up once per job rather than per second", () => {
  expect(hostedGems(95)).toBe(23.75);
  expect(priceOf("kling 1.6 pro", "video", 4).gems).toBe(70);
  expect(priceOf("kling 1.6 pro", "video", 5).gems).toBe(88);
  expect(priceOf("kling 1.6 pro", "video", 10).gems).toBe(175);
  expect(priceOf("nano-banana", "image", 0)).toEqual({
    gems: 10,
    explanation: { code: "price.pictures", params: { pictures: 1, gems: 10 } },
  });
});

/**
 * Planned shop prices in US dollars for a number of gems (product, 6.4); the cheapest gems of each
 * kind.
 */
const SHOP = {
  "pack of 1,500": [14.99, 1_500],
  "pack of 3,750": [34.99, 3_750],
  "pack of 8,500": [74.99, 8_500],
  "pack of 20,000": [159.99, 20_000],
  "pro booster": [5.99, 750],
  "starter pack": [4.99, 750],
  "basic by the month": [9.99, 1_000],
  "basic by the year": [95.88, 12_000],
  "pro by the month": [29.99, 3_500],
  "pro by the year": [287.88, 42_000],
} as const;
/** Shares kept by web payment providers and by mobile app stores. */
const FEES = [0.03, 0.3] as const;

test.each(Object.entries(SHOP))("a gem of %s earns more than it costs upstream", (_, sold) => {
  const [dollars, gems] = sold;
  for (const fee of FEES) {
    const brings = (dollars * 1_000 * (1 - fee)) / gems;
    expect(brings).toBeGreaterThan(MILLS_PER_GEM / MARGIN);
  }
});

/**
 * List prices of similar models that are not offered here, in thousandths of a US dollar (reference
 * 4, 11 and 12): of a minute of music Lyria 3 pro and clip, Stable Audio 2.5, Lyria 2 and ElevenLabs'
 * own; of 1,000 characters of speech Kokoro, and ElevenLabs' two models at fal.
 */
const MARKET = { music: [27, 60, 80, 120, 300], speech: [20, 50, 100] } as const;

const millsOf = (unit: PriceRule["unit"], units = 1) =>
  hostedRules.filter(({ rule }) => rule.unit === unit).map(({ mills }) => mills * units);

test.each([
  ["a picture", millsOf("image"), []],
  ["a second of film", millsOf("second"), []],
  ["a minute of music", [...millsOf("minute"), ...millsOf("ten seconds", 6)], MARKET.music],
  ["1,000 characters of speech", Object.values(SPEECH_MILLS), MARKET.speech],
] as const)("no price of %s is more than three times the next lower one", (_, ours, others) => {
  const prices = [...ours, ...others].sort((a, b) => a - b);
  expect(ours.length).toBeGreaterThan(1);
  for (const [index, price] of prices.entries())
    expect(price).toBeLessThanOrEqual(3 * (prices[index - 1] ?? price));
});

test("every hosted price is covered above", () => {
  const units = new Set(hostedRules.map(({ rule }) => rule.unit));
  expect(units).toEqual(new Set(["image", "second", "minute", "ten seconds"]));
});

test.each(hostedRules)("the list price of $key has a day", ({ rule: { asOf } }) => {
  expect(asOf).toMatch(/^2026-\d\d-\d\d$/);
  expect(new Date(asOf ?? "").getTime()).toBeLessThanOrEqual(Date.now());
});

test.each(hostedRules)(
  "no service asks more for $key than its gems are computed from",
  ({ rule, mills }) => {
    // The largest picture: see FRAME_SIZES.
    const size = { width: 1_024, height: 1_024, seconds: 60 };
    for (const list of Object.values(rule.at)) {
      const whole = mills * unitsFor(rule, 60);
      expect(millsFor(list, size)).toBeLessThanOrEqual(
        list.unit === "megapixel" ? 1.05 * whole : whole,
      );
    }
  },
);

test("a route's own price counts for what we pay, its unit included", () => {
  const flux = { type: "text-to-image", model: "flux 1.1 pro", generationModel: null } as const;
  const picture = (engine: string, width: number, height: number) =>
    upstreamPrice({ ...flux, engine, width, height, duration: null } as ImageRecipe).mills;
  expect(picture("replicate", 1_024, 1_024)).toBe(40);
  expect(picture("fal", 1_280, 720)).toBe(40);
  expect(picture("fal", 1_024, 1_024)).toBe(42);
  const film = { type: "text-to-video", generationModel: "veo 3 fast", duration: 8 } as const;
  const veo = (engine: string) => upstreamPrice({ ...film, engine } as VideoRecipe).mills;
  expect(veo("fal")).toBe(1_200);
  expect(veo("vertex")).toBe(800);
});

test("the built-in engine costs 1 gem a picture, and 1 gem a second with at least 4 for a clip", () => {
  expect(priceOf("core", "image", 0)).toEqual({
    gems: 1,
    explanation: { code: "price.pictures", params: { pictures: 1, gems: 1 } },
  });
  expect(priceOf("core", "video", 5)).toEqual({
    gems: 5,
    explanation: { code: "price.seconds", params: { seconds: 5, gems: 1 } },
  });
  expect(priceOf("core", "video", 2)).toEqual({
    gems: 4,
    explanation: { code: "price.atLeast", params: { gems: 4 } },
  });
  expect(priceRules("core")).toEqual([
    { code: "price.rule", params: { unit: "image", gems: 1, atLeast: 0 } },
    { code: "price.rule", params: { unit: "second", gems: 1, atLeast: 4 } },
  ]);
});

test("the film of a story costs 1 gem per 3 s", () => {
  expect(priceOf("studio story", "story", 60).gems).toBe(20);
  expect(priceOf("studio story", "story", 61).gems).toBe(21);
  expect(priceOf("studio story", "story", 0).gems).toBe(1);
  expect(priceRules("studio story")).toEqual([
    { code: "price.rule", params: { unit: "threeSeconds", gems: 1, atLeast: 0 } },
  ]);
});

test("a hosted clip is charged per second", () => {
  expect(priceOf("kling 1.6 pro", "video", 5)).toEqual({
    gems: 88,
    explanation: { code: "price.seconds", params: { seconds: 5, gems: 17.5 } },
  });
});

test("throws for a model without a price for the kind instead of charging nothing", () => {
  expect(() => priceOf("kling 1.6 pro", "image", 0)).toThrow("no price");
});
