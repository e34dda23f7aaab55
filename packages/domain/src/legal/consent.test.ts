import fc from "fast-check";
import { expect, it } from "vitest";
import { changeOf, giveConsent } from "./consent.ts";

const version = fc.constantFrom("a", "b", "c");
const versions = fc.record({ terms: version, rules: version, privacy: version });
const now = new Date("2026-06-15T12:00:00Z");

it("stores a consent only when the versions shown are the current ones", async () => {
  await fc.assert(
    fc.asyncProperty(versions, versions, async (shown, standing) => {
      const given: unknown[] = [];
      const consents = { give: async (_userId: string, kept: unknown) => void given.push(kept) };
      const asked = { versions: standing, leastAge: 16 };
      const same = JSON.stringify(shown) === JSON.stringify(standing);
      await giveConsent({ consents }, { userId: "u", shown, asked, now }).catch((error) =>
        expect(error.code).toBe("TEXTS_CHANGED"),
      );
      expect(given).toEqual(same ? [{ ...asked, at: now }] : []);
    }),
  );
});

it.each([
  [null, "new"],
  [{ versions: { terms: "a", rules: "b", privacy: "c" } }, "same"],
  [{ versions: { terms: "b", rules: "b", privacy: "c" } }, "changed"],
] as const)("after consent to %j the terms are %s", (last, change) => {
  expect(changeOf("terms", { terms: "a", rules: "z", privacy: "c" }, last)).toBe(change);
});
