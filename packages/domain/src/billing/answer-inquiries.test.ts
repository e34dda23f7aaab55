import { expect, it } from "vitest";
import { decideAnswer } from "./answer-inquiries.ts";

const now = new Date("2027-01-16T00:00:00Z");
const span = { from: new Date("2027-01-01T00:00:00Z"), until: new Date("2027-01-31T00:00:00Z") };
const pack = { isPlan: false, gems: 1_500, used: 0, monthly: null, span: null, sampled: true };

it.each([
  ["an untouched pack", pack, { delivered: true, consumed: 0, prefersGrant: true }],
  [
    "a pack of which a third is used",
    { ...pack, used: 500 },
    { consumed: 33_333, prefersGrant: false },
  ],
  ["a used pack", { ...pack, used: 1_500 }, { consumed: 100_000, prefersGrant: false }],
  [
    "a pack that was never granted",
    { ...pack, gems: 0 },
    { delivered: false, consumed: 0, prefersGrant: true },
  ],
  [
    "a plan in the middle of its month",
    { ...pack, isPlan: true, span },
    { delivered: true, consumed: 50_000 },
  ],
  [
    "a plan whose gems are gone",
    { ...pack, isPlan: true, monthly: 1_500, span, used: 1_200 },
    { consumed: 80_000 },
  ],
  [
    "a plan that is over",
    { ...pack, isPlan: true, span: { ...span, until: span.from } },
    { consumed: 100_000 },
  ],
  [
    "a plan without gems",
    { ...pack, isPlan: true, gems: 0, span },
    { delivered: true, consumed: 50_000 },
  ],
  [
    "a pass that has not begun",
    { ...pack, span: { from: span.until, until: new Date("2027-03-02") } },
    { consumed: 0 },
  ],
])("%s is told as it is", (_, facts, told) => {
  expect(decideAnswer(facts, now)).toMatchObject(told);
});
