import { expect, it } from "vitest";
import { buyerOf, environmentOf } from "./play-buyer.ts";

it.each([
  [null, undefined, "live"],
  [null, null, "live"],
  [null, {}, "test"],
  [null, { fopType: "TEST" }, "test"],
  ["http://127.0.0.1:4243", undefined, "simulated"],
  ["http://127.0.0.1:4243", {}, "simulated"],
])("at %s, a purchase marked by %j is %s", (simulator, mark, environment) => {
  expect(environmentOf({ simulator }, mark)).toBe(environment);
});

it("names nobody whom the app did not name", () => {
  const nobody = { accountId: null, profileId: null };
  expect(buyerOf(undefined)).toEqual(nobody);
  expect(buyerOf({ obfuscatedExternalAccountId: "" })).toEqual(nobody);
});
