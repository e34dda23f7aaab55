import { gemsFor, unitsFor } from "@kinora/contracts/prompt/gems-for";
import { expect, test } from "vitest";
import { priceOf, priceRules } from "./price-form.ts";
import { hostedGems, MARGIN, MILLS_PER_GEM, PRICES, type PriceRule } from "./prices.ts";

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
  expect(priceOf("kling 1.6 pro", "video", 4).gems).toBe(95);
  expect(priceOf("kling 1.6 pro", "video", 5).gems).toBe(119);
  expect(priceOf("kling 1.6 pro", "video", 10).gems).toBe(238);
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

test("no price is more than three times the next lower one", () => {
  for (const unit of ["image", "second"] as const) {
    const gems = hostedRules
      .filter(({ rule }) => rule.unit === unit)
      .map(({ rule }) => rule.gems)
      .sort((a, b) => a - b);
    expect(gems.length).toBeGreaterThan(2);
    for (const [index, price] of gems.entries()) {
      expect(price, `${unit} ${price}`).toBeLessThanOrEqual(3 * (gems[index - 1] ?? price));
    }
  }
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
    gems: 119,
    explanation: { code: "price.seconds", params: { seconds: 5, gems: 23.75 } },
  });
});

test("throws for a model without a price for the kind instead of charging nothing", () => {
  expect(() => priceOf("kling 1.6 pro", "image", 0)).toThrow("no price");
});
