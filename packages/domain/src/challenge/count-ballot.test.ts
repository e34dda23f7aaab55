import fc from "fast-check";
import { expect, it } from "vitest";
import { isWatched, leastPlayed, voteReward, voteRewardKey } from "./count-ballot.ts";

it.each([
  [null, 1],
  [4, 2],
  [6, 3],
  [60, 3],
])(
  "asks for three seconds of a film or half of it, and a second of a picture: %s",
  (duration, seconds) => {
    expect(leastPlayed(duration)).toBe(seconds);
  },
);

it("counts a ballot only when both played and the server saw the time pass", () => {
  const film = (played: number) => ({ duration: 10, played });
  expect(isWatched([film(3), film(3)], 6)).toBe(true);
  expect(isWatched([film(3), film(3)], 5.9)).toBe(false);
  expect(isWatched([film(2.9), film(9)], 20)).toBe(false);
  expect(isWatched([film(3), film(0)], 20)).toBe(false);
  const picture = { duration: null, played: 1 };
  expect(isWatched([picture, picture], 2)).toBe(true);
  expect(isWatched([picture, { duration: 4, played: 2 }], 2.9)).toBe(false);
});

it("gives a gem for five ballots, at most ten a challenge and twenty a day", () => {
  expect([0, 4, 5, 49, 50, 500].map((valid) => voteReward(valid, 0))).toEqual([
    ...[0, 0, 1, 9, 10, 10],
  ]);
  expect([10, 15, 20, 25].map((earned) => voteReward(50, earned))).toEqual([10, 5, 0, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 }), { maxLength: 12 }), (challenges) => {
      let earned = 0;
      for (const valid of challenges) earned += voteReward(valid, earned);
      expect(earned).toBeLessThanOrEqual(20);
    }),
  );
  expect(voteRewardKey("c", "p")).toBe("challenge:vote:c:p");
});
