import { expect, test } from "vitest";
import { priceOf, priceRules } from "./price-form.ts";
import { hostedGems, PRICES, type PriceRule } from "./prices.ts";

const hostedRules = Object.entries(PRICES).flatMap(([key, prices]) =>
  Object.values(prices).flatMap((rule: PriceRule) =>
    rule.mills === null ? [] : [{ key, rule, mills: rule.mills }],
  ),
);

test.each(hostedRules)("$key costs its list price with the margin", ({ rule, mills }) => {
  expect(rule.gems).toBe(hostedGems(mills));
});

test("ceil(USD × 1.6 / 0.008) without rounding errors", () => {
  expect(hostedGems(95)).toBe(19);
  expect(hostedGems(96)).toBe(20);
  expect(hostedGems(39)).toBe(8);
  expect(hostedGems(5)).toBe(1);
});

test("no price is more than three times its neighbour's", () => {
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

test("the built-in engine: a picture 1 gem, a clip 1 gem a second, at least 4", () => {
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

test("a hosted clip costs its seconds", () => {
  expect(priceOf("kling 1.6 pro", "video", 5)).toEqual({
    gems: 95,
    explanation: { code: "price.seconds", params: { seconds: 5, gems: 19 } },
  });
});

test("a model without a price for the kind is a defect, never free", () => {
  expect(() => priceOf("kling 1.6 pro", "image", 0)).toThrow("no price");
});
