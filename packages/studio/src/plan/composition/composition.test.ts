import { expect, test } from "vitest";
import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { isWeightless } from "../../scene/place/place-catalogue.ts";
import { PLACES } from "../../scene/scene-spec.ts";
import { standFigure } from "../../stage/stand-figure.ts";
import { planScene } from "../plan-scene.ts";
import { figureBoxes, overlap, type PlacedFigure } from "./figure-boxes.ts";
import { writePrompts } from "./write-prompts.ts";

const FRAMES = {
  "16:9": { width: 1280, height: 720 },
  "1:1": { width: 720, height: 720 },
  "9:16": { width: 720, height: 1280 },
} as const;
/** Extremes between which the grounds of all places lie. */
const GROUNDS = [
  { horizon: 0.46, front: 0.92 },
  { horizon: 0.6, front: 0.89 },
] as const;
/** Tolerance for rounding at the edge, as a fraction of the frame. */
const HAIR = 0.004;
const AIRBORNE: ReadonlySet<string> = new Set(["fly", "float", "jump"]);

const SCENES = writePrompts(2_000, 5).map((recipe) => ({
  prompt: `${recipe.prompt} (${recipe.aspectRatio}, seed ${recipe.seed})`,
  frame: FRAMES[recipe.aspectRatio],
  spec: planScene(recipe),
}));

/** Returns a rule's faults for all figures of all scenes on both grounds, in words. */
function findFaults(
  rule: (
    box: PlacedFigure,
    all: readonly PlacedFigure[],
    scene: (typeof SCENES)[number],
  ) => boolean,
): string[] {
  return SCENES.flatMap((scene) =>
    GROUNDS.flatMap((ground) => {
      const boxes = figureBoxes(scene.spec, scene.frame, ground);
      return boxes
        .filter((box) => rule(box, boxes, scene))
        .map(({ member }) => `${member.subject} in: ${scene.prompt}`);
    }),
  );
}

test("2,000 prompts cover every place", () => {
  expect(new Set(SCENES.map(({ spec }) => spec.place)).size).toBeGreaterThanOrEqual(
    PLACES.length - 2,
  );
});

test("every figure is whole inside the frame", () => {
  const faults = findFaults(
    ({ left, right, top, bottom }, _all, { frame }) =>
      left < -HAIR * frame.width ||
      right > (1 + HAIR) * frame.width ||
      top < -HAIR * frame.height ||
      bottom > (1 + HAIR) * frame.height,
  );
  expect(faults).toEqual([]);
});

test("whatever stands has the ground or another figure under its feet", () => {
  const faults = findFaults(({ member, ...box }, all, { spec }) => {
    if (isWeightless(spec.place) || AIRBORNE.has(member.action)) return false;
    if (subjectOf(member.subject).stance !== "ground" || member.altitude < 0.02) return false;
    return !all.some((other) => other.member !== member && overlap({ member, ...box }, other) > 0);
  });
  expect(faults).toEqual([]);
});

test("whatever stands farther away is smaller and higher in the picture", () => {
  for (const { spec, frame } of SCENES)
    for (const member of spec.cast) {
      const ground = { ...GROUNDS[0], floats: false, reflection: 0 };
      const here = standFigure(member, ground, frame);
      const back = { ...member, nearness: Math.max(0, member.nearness - 0.2) };
      const there = standFigure(back, ground, frame);
      if (back.nearness === member.nearness) continue;
      expect(there.height).toBeLessThan(here.height);
      expect(there.floorY).toBeLessThan(here.floorY);
    }
});

test("no figure is completely hidden behind others", () => {
  let figures = 0;
  const shares = new Map<string, number>();
  const faults = findFaults((box, all, { prompt }) => {
    const before = all.filter((other) => other !== box && other.floor > box.floor);
    const share = before.reduce((sum, other) => sum + overlap(box, other), 0);
    figures += 1;
    shares.set(prompt, Math.max(shares.get(prompt) ?? 0, share));
    return share > 0.6;
  });
  // Boxes are larger than their drawings, so a few overlaps are acceptable.
  expect(faults.length, faults.join("\n")).toBeLessThan(figures * 0.01);
  expect([...shares].filter(([, share]) => share >= 1.1)).toEqual([]);
});
