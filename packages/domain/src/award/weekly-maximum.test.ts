import { awardTable } from "@kinora/contracts/award/award-table";
import { weeklyMaximum } from "@kinora/contracts/award/weekly-maximum";
import { type AwardStep, awardStep, before, playWeek } from "@kinora/testing/award/play-week";
import fc from "fast-check";
import { expect, it } from "vitest";

const MONDAY = new Date("2026-11-30T00:00:00Z");
const MOST = weeklyMaximum(awardTable("2026-11-30"));
/** The most gems of each kind; badges are the one for a first creation and one for a streak. */
const MOST_OF = {
  daily: 70,
  weekly: 15,
  story: 12,
  video: 4,
  badge: 205,
  signup: 20,
  review_videos: 35,
};

type Awarded = Awaited<ReturnType<typeof playWeek>>["awarded"];
const sum = (awarded: Awarded) => awarded.reduce((total, { gems }) => total + gems, 0);
/** The award for a first pack is no faucet: it is a share of what was paid for. */
const isBought = ({ kind }: Awarded[number]) => kind === "purchase";

it("is never exceeded by any 200 actions within a UTC week, from any state", async () => {
  const sequences = fc.array(awardStep, { minLength: 200, maxLength: 200 });
  let highest = 0;
  let packs = 0;
  await fc.assert(
    fc.asyncProperty(before, sequences, async (state, steps) => {
      const { awarded: all, bought } = await playWeek(MONDAY, state, steps);
      const awarded = all.filter((one) => !isBought(one));
      highest = Math.max(highest, sum(awarded));
      expect(sum(awarded)).toBeLessThanOrEqual(MOST);
      const forPacks = sum(all.filter(isBought));
      expect(forPacks).toBeLessThanOrEqual(Math.min(300, bought / 10));
      packs = Math.max(packs, forPacks);
      for (const [kind, most] of Object.entries(MOST_OF))
        expect(sum(awarded.filter((one) => one.kind === kind))).toBeLessThanOrEqual(most);
      expect(awarded.filter(({ kind }) => kind === "badge").length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 200 },
  );
  // The sequences are long enough to earn nearly everything but the longest streaks.
  expect(highest).toBeGreaterThan(100);
  expect(packs).toBe(300);
});

it("is reached by someone who does everything in the week of the longest streak", async () => {
  const day: AwardStep[] = [
    { does: "claim" },
    { does: "review", works: 30, agrees: true },
    { does: "wait", hours: 23 },
    { does: "wait", hours: 1 },
    { does: "award works" },
  ];
  const steps: AwardStep[] = [
    { does: "sign up" },
    { does: "publish", kind: "story", paid: 12, board: 1 },
    { does: "publish", kind: "video", paid: 4, board: 0 },
    ...Array.from({ length: 7 }, () => day).flat(),
  ];
  const state = { streak: 361, claimedAgo: 1, frozenAgo: null };
  const { awarded } = await playWeek(MONDAY, state, steps);
  expect(sum(awarded)).toBe(MOST);
  expect(Object.values(MOST_OF).reduce((total, gems) => total + gems, 0)).toBe(MOST);
});
