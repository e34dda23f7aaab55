import { expect, test } from "vitest";
import { falUnits, readFalCost } from "./read-fal-cost.ts";

const answer = (body: unknown, headers = {}, status = 200) => ({
  ...{ status, headers, body: JSON.stringify(body) },
});
const flux = { endpoint: "fal-ai/flux-pro/v1.1" };
const priced = (unit_price: number, currency = "USD") =>
  answer({ prices: [{ endpoint_id: flux.endpoint, unit_price, unit: "megapixels", currency }] });

test("reads the billed units of the result", () => {
  expect(falUnits(answer({}, { "x-fal-billable-units": "1.5" }))).toBe(1.5);
  expect(falUnits(answer({}))).toBeNull();
  expect(falUnits(answer({}, { "x-fal-billable-units": "many" }))).toBeNull();
  expect(falUnits(null)).toBeNull();
});

test("rounds a cost up to the next thousandth", () => {
  expect(readFalCost(priced(0.04), flux, 0.9)).toBe(36);
  expect(readFalCost(priced(0.1), flux, 3)).toBe(300);
  expect(readFalCost(priced(0.0401), flux, 1)).toBe(41);
});

test("reads no cost from another currency, another model or a missing answer", () => {
  expect(readFalCost(priced(0.04, "EUR"), flux, 1)).toBeNull();
  expect(readFalCost(priced(0.04), { endpoint: "fal-ai/veo3" }, 1)).toBeNull();
  expect(readFalCost(answer({}, {}, 503), flux, 1)).toBeNull();
  expect(readFalCost(null, flux, 1)).toBeNull();
});
