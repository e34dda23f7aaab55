import { expect, it } from "vitest";
import { counts, readCountedPurchases } from "./store-testers.ts";

const testers = "usr_ada, usr_bo";
const live = { STRIPE_SECRET_KEY: "sk_live_1", STORE_TESTERS: testers };
const app = { APP_STORE_KEY_ID: "A", APP_STORE_ENVIRONMENT: "production", STORE_TESTERS: testers };
const tests = { STRIPE_SECRET_KEY: "sk_test_1", APP_STORE_ENVIRONMENT: "sandbox" };

it.each([
  [live, "live", "usr_eve", true],
  [live, "test", "usr_eve", false],
  [live, "test", "usr_ada", true],
  [live, "simulated", "usr_ada", false],
  [app, "test", "usr_eve", false],
  [app, "test", "usr_bo", true],
  [app, "simulated", "usr_bo", false],
  [tests, "test", "usr_eve", true],
  [tests, "simulated", "usr_eve", true],
] as const)("with %j a purchase that is %s counts for %s: %s", (source, environment, who, does) => {
  expect(counts(readCountedPurchases(source), environment, who)).toBe(does);
});

it("a tester is named by an id", () => {
  expect(() => readCountedPurchases({ STORE_TESTERS: "ada@example.com" })).toThrow("STORE_TESTERS");
});
