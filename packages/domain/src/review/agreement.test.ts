import type { ReviewAnswers } from "@kinora/contracts/review/review";
import { REVIEW_ANSWERS } from "@kinora/contracts/review/review-limits";
import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../seeded-random.ts";
import { agreementOf, isTrusted } from "./agreement.ts";
import type { Comparison } from "./review-store.ts";

const answer = fc.constantFrom(...REVIEW_ANSWERS);
const answers: fc.Arbitrary<ReviewAnswers> = fc.record({
  ...{ match: answer, clean: answer, show: answer },
});
const others = fc.array(answers, { minLength: 1, maxLength: 4 });
const comparisons = fc.array(fc.record({ own: answers, others }), { minLength: 1, maxLength: 40 });
const all = (one: ReviewAnswers["match"]): ReviewAnswers => ({ match: one, clean: one, show: one });
const times = (count: number, own: ReviewAnswers, other: ReviewAnswers): Comparison[] =>
  Array.from({ length: count }, () => ({ own, others: [other] }));

it("is Cohen's kappa for two raters", () => {
  // 20 both yes, 5 yes and no, 10 no and yes, 15 both no: (0.7 - 0.5) / (1 - 0.5).
  const table = [
    ...times(20, all("yes"), all("yes")),
    ...times(5, all("yes"), all("no")),
    ...times(10, all("no"), all("yes")),
    ...times(15, all("no"), all("no")),
  ];
  expect(agreementOf(table).kappa).toBeCloseTo(0.4, 12);
  expect(agreementOf(table).compared).toBe(150);
});

it("is never above chance for whoever gives the same answers to every work", () => {
  fc.assert(
    fc.property(answers, fc.array(others, { minLength: 7, maxLength: 40 }), (own, theirs) => {
      const found = agreementOf(theirs.map((group) => ({ own, others: group })));
      expect(Math.abs(found.kappa)).toBeLessThan(1e-9);
      expect(isTrusted(found)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

it("is at most 1, which it is for whoever answers like all others, where works differ", () => {
  fc.assert(
    fc.property(comparisons, (given) => {
      expect(agreementOf(given).kappa).toBeLessThanOrEqual(1 + 1e-9);
      const same = given.map(({ own, others }) => ({ own, others: others.map(() => own) }));
      const { kappa } = agreementOf(same);
      const differ = new Set(given.map(({ own }) => JSON.stringify(own))).size > 1;
      expect(kappa).toBeCloseTo(differ ? 1 : 0, 9);
    }),
    { numRuns: 300 },
  );
});

it("depends neither on the order of works nor on that of the others", () => {
  fc.assert(
    fc.property(comparisons, (given) => {
      const turned = given.toReversed().map(({ own, others }) => ({
        ...{ own, others: others.toReversed() },
      }));
      expect(agreementOf(turned).kappa).toBeCloseTo(agreementOf(given).kappa, 9);
    }),
    { numRuns: 100 },
  );
});

it("is close to 0 for answers by chance, whatever the others prefer", () => {
  const random = seeded(7);
  const drawn = (): ReviewAnswers["match"] =>
    random() < 0.7 ? "yes" : random() < 0.5 ? "partly" : "no";
  const any = (): ReviewAnswers => ({ match: drawn(), clean: drawn(), show: drawn() });
  const given = Array.from({ length: 3_000 }, () => ({ own: any(), others: [any(), any()] }));
  expect(Math.abs(agreementOf(given).kappa)).toBeLessThan(0.03);
});

it("decides nothing before twenty answers can be compared", () => {
  expect(isTrusted(agreementOf([]))).toBe(true);
  expect(isTrusted(agreementOf(times(6, all("yes"), all("no"))))).toBe(true);
  expect(isTrusted(agreementOf(times(7, all("yes"), all("no"))))).toBe(false);
});
