import type { PairVerdict } from "@kinora/contracts/challenge-result/pair-tally";
import { expect, it } from "vitest";
import { seeded } from "../seeded-random.ts";
import { judgeVoters } from "./judge-voters.ts";

const IDS = Array.from({ length: 12 }, (_, n) => `e${n}`);

/** Ballots of somebody who prefers the earlier entry with this probability; `repeats` are mirrored. */
function ballotsOf(voter: string, skill: number, seed: number, pairs = 30): PairVerdict[] {
  const random = seeded(seed);
  const ballots: PairVerdict[] = [];
  for (let n = 0; n < pairs; n += 1) {
    const left = Math.floor(random() * 12);
    const right = (left + 1 + Math.floor(random() * 11)) % 12;
    const say = (one: number, other: number): PairVerdict => ({
      ...{ voter, left: `e${one}`, right: `e${other}` },
      choice: random() < skill === one < other ? "left" : "right",
    });
    ballots.push(say(left, right));
    if (n % 10 === 9) ballots.push(say(right, left));
  }
  return ballots;
}
const honest = Array.from({ length: 40 }, (_, n) => ballotsOf(`h${n}`, 0.8, n)).flat();
const paidOf = (prefix: string, verdicts: readonly PairVerdict[]) => {
  const own = judgeVoters(IDS, verdicts).filter(({ voter }) => voter.startsWith(prefix));
  return own.filter(({ isPaid }) => isPaid).length / own.length;
};

it("pays nearly all who look, and few who answer by chance", () => {
  const random = Array.from({ length: 200 }, (_, n) => ballotsOf(`r${n}`, 0.5, 1_000 + n)).flat();
  expect(paidOf("h", honest)).toBeGreaterThan(0.85);
  expect(paidOf("r", [...honest, ...random])).toBeLessThan(0.27);
});

it("pays no script that answers by a rule of its own, however well it agrees with itself", () => {
  const orders = Array.from({ length: 200 }, (_, n) => seeded(3_000 + n));
  const scripted = orders.flatMap((random, n) => {
    const order = new Map(IDS.map((id) => [id, random()]));
    const of = (id: string) => order.get(id) ?? 0;
    return ballotsOf(`s${n}`, 0.5, 2_000 + n, 50).map((ballot): PairVerdict => {
      const isLeft = of(ballot.left) > of(ballot.right);
      return { ...ballot, choice: isLeft ? "left" : "right" };
    });
  });
  expect(paidOf("s", [...honest, ...scripted])).toBeLessThan(0.4);
});

it("pays nobody who contradicts themselves on most repeated pairs, or the others on most pairs", () => {
  const contrary = ballotsOf("contrary", 0.1, 7);
  const turned = ballotsOf("turned", 0.95, 8, 9).flatMap(
    ({ voter, left, right, choice }): PairVerdict[] => [
      { voter, left, right, choice },
      { voter, left: right, right: left, choice },
    ],
  );
  const records = judgeVoters(IDS, [...honest, ...contrary, ...turned]);
  const of = (voter: string) => records.find((record) => record.voter === voter);
  expect(of("contrary")?.isPaid).toBe(false);
  expect(of("contrary")?.agreement).toBeLessThan(0);
  expect(of("turned")).toMatchObject({ agreeing: 0, isPaid: false });
});

it("does not depend on the order of ballots, and leaves out pairs passed over", () => {
  const skipped = honest.map((ballot): PairVerdict => ({ ...ballot, choice: "skip" }));
  const one = judgeVoters(IDS, honest);
  const other = judgeVoters(IDS, [...skipped, ...honest.toReversed()]);
  expect(other.map(({ voter, isPaid }) => [voter, isPaid])).toEqual(
    one.map(({ voter, isPaid }) => [voter, isPaid]),
  );
});
