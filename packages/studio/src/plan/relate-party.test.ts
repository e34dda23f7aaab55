import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planPlainly } from "./casting-set/plan-plainly.ts";
import { figureBoxes, overlap, type PlacedFigure } from "./composition/figure-boxes.ts";

const FRAME = { width: 1600, height: 900 };
const GROUND = { horizon: 0.6, front: 0.9 };

/** Its box is that of the paddle, which stands up in front of everyone. */
const PADDLED = "canoe";

/** Returns the boxes of a prompt's riders and carriers. */
function seats(prompt: string, seed: number, carrier: string) {
  const spec = planPlainly(prompt, seed);
  const boxes = figureBoxes(spec, FRAME, GROUND);
  return {
    riders: boxes.filter(({ member }) => member.subject !== carrier),
    carriers: boxes.filter(({ member }) => member.subject === carrier),
  };
}

const middle = (box: PlacedFigure) => (box.left + box.right) / 2;

/** Checks that a rider is above the carrier's ground, within its width, and touches it. */
const sitsOn = (rider: PlacedFigure, carrier: PlacedFigure) =>
  middle(rider) > carrier.left &&
  middle(rider) < carrier.right &&
  rider.bottom < carrier.bottom &&
  rider.bottom > carrier.top - 0.02 * FRAME.height;

const inFrame = ({ left, right, top, bottom }: PlacedFigure) =>
  left > -0.005 * FRAME.width &&
  right < 1.005 * FRAME.width &&
  top > -0.005 * FRAME.height &&
  bottom < 1.005 * FRAME.height;

const CARRIERS = [
  ["bench", "on a bench"],
  ["branch", "on a branch"],
  ["swing", "on a swing"],
  ["sofa", "on a sofa"],
  ["bed", "on a bed"],
  ["sailboat", "on a boat"],
  ["canoe", "in a canoe"],
  ["horse", "on a horse"],
  ["elephant", "riding an elephant"],
  ["car", "in a car"],
  ["log", "on a log"],
  ["hot-air-balloon", "in a hot air balloon"],
] as const;

const PARTIES = [
  "two cats",
  "three owls",
  "four mice",
  "a boy and a girl",
  "two old women",
  "a fox, a rabbit and a frog",
  "a dog and two cats",
  "three wizards",
] as const;

describe("several on one seat", () => {
  it("seats everyone the prompt counts or names, and leaves none beside it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARTIES),
        fc.constantFrom(...CARRIERS),
        fc.integer({ min: 0, max: 10_000 }),
        (party, [carrier, where], seed) => {
          const { riders, carriers } = seats(`${party} ${where}`, seed, carrier);
          expect(riders.length).toBeGreaterThanOrEqual(2);
          expect(carriers).toHaveLength(1);
          for (const rider of riders) {
            expect(carriers.some((each) => sitsOn(rider, each))).toBe(true);
            expect(inFrame(rider)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("hides no rider behind a neighbour or the seat", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARTIES),
        fc.constantFrom(...CARRIERS.filter(([carrier]) => carrier !== PADDLED)),
        fc.integer({ min: 0, max: 10_000 }),
        (party, [carrier, where], seed) => {
          const { riders, carriers } = seats(`${party} ${where}`, seed, carrier);
          const all = [...riders, ...carriers];
          for (const rider of riders) {
            const front = all.filter(
              (other) => other !== rider && other.member.nearness > rider.member.nearness,
            );
            const share = front.reduce((sum, other) => sum + overlap(rider, other), 0);
            expect(share, `${rider.member.subject}: ${share}`).toBeLessThan(0.75);
            const beside = riders.filter((other) => other !== rider);
            for (const other of beside) expect(overlap(rider, other)).toBeLessThan(0.4);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("gives each of several riders one of several steeds", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { riders, carriers } = seats("three knights on horses", seed, "horse");
      expect(carriers).toHaveLength(3);
      const taken = riders.map((rider) => carriers.filter((horse) => sitsOn(rider, horse)).length);
      expect(taken.every((count) => count >= 1)).toBe(true);
      expect(new Set(riders.map((rider) => Math.round(middle(rider) / 20))).size).toBe(3);
    }
  });
});
