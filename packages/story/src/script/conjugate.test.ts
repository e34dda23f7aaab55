import { expect, it } from "vitest";
import { conjugate } from "./conjugate.ts";

it("puts a predicate into the infinitive and the past", () => {
  expect(conjugate("opens a bakery and must sell fish")).toEqual({
    infinitive: "open a bakery and sell fish",
    past: "opened a bakery and had to sell fish",
  });
});

it.each(["constructor", "__proto__", "valueOf", "hasOwnProperty"])(
  "treats %s as an ordinary word in any position",
  (word) => {
    for (const text of [`${word} a bakery`, `opens a bakery and ${word} it`, `she ${word}`]) {
      const { infinitive, past } = conjugate(text);
      expect(`${infinitive} ${past}`).toMatch(/bakery|she/);
      expect(`${infinitive} ${past}`).not.toMatch(/undefined|function/);
    }
  },
);
