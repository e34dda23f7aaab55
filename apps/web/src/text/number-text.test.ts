import fc from "fast-check";
import { expect, it } from "vitest";
import { compactText, numberText } from "./number-text.ts";

it("formats every number as Intl does", () => {
  const plain = new Intl.NumberFormat("en");
  const short = new Intl.NumberFormat("en", { notation: "compact" });
  const numbers = fc.oneof(
    fc.integer({ min: -2_000, max: 2_000 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      // Negative zero is formatted without a sign here.
      const given = number === 0 ? 0 : number;
      expect(numberText(given)).toBe(plain.format(given));
      expect(compactText(given)).toBe(short.format(given));
    }),
  );
});
