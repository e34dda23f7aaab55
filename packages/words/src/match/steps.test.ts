import fc from "fast-check";
import { expect, it } from "vitest";
import { Steps } from "./steps.ts";

it("returns the next state of each step, and 0 for all others", () => {
  const few = fc.nat({ max: 40 });
  const step = fc.record({ from: few, symbol: few, to: fc.integer({ min: 1, max: 1_000 }) });
  const steps = fc.uniqueArray(step, { selector: ({ from, symbol }) => `${from} ${symbol}` });
  fc.assert(
    fc.property(steps, few, few, (all, from, symbol) => {
      const table = new Steps(all);
      expect(all.map((one) => table.next(one.from, one.symbol))).toEqual(all.map(({ to }) => to));
      const wanted = all.find((one) => one.from === from && one.symbol === symbol)?.to ?? 0;
      expect(table.next(from, symbol)).toBe(wanted);
    }),
  );
});
