import { expect, test } from "vitest";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf, frameOf, scaleAt } from "../cast/measure-figure.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import { planScene } from "./plan-scene.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

function planned(prompt: string, aspectRatio: SceneRequest["aspectRatio"], seed: number) {
  return planScene({
    ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
    ...{ aspectRatio, duration: 0, fps: 0, seed },
  }).cast;
}

test("never mirrors writing, such as a teacher's board or a sign", () => {
  for (const seed of SEEDS)
    for (const prompt of ["a teacher", "a woman teacher in the classroom", "a chalkboard"])
      for (const member of planned(prompt, "16:9", seed))
        expect(member.facing, prompt).toBe("right");
});

test("shows a whole fishing rod, in portrait frames too", () => {
  for (const ratio of ["16:9", "1:1", "9:16"] as const)
    for (const seed of SEEDS) {
      const [bear] = planned("a bear fishing in a river", ratio, seed);
      if (bear === undefined) throw new RangeError("no bear");
      const { shape, unit } = frameOf(ratio);
      const reach = (bear.height * scaleAt(bear.nearness) * unit * 0.8) / shape;
      const tip = bear.x + (bear.facing === "right" ? reach : -reach);
      expect(tip, `${ratio}, ${seed}`).toBeGreaterThan(-0.01);
      expect(tip, `${ratio}, ${seed}`).toBeLessThan(1.01);
    }
});

test("keeps the spread wings of two birds out of each other's faces", () => {
  for (const seed of SEEDS) {
    const [a, b] = planned("two owls flying", "16:9", seed);
    if (a === undefined || b === undefined) throw new RangeError("no owls");
    const wings = [a, b].map(
      (owl) =>
        (owl.height * scaleAt(owl.nearness) * aspectOf(subjectOf("owl"), undefined, "fly") * 9) /
        32,
    );
    const face = (b.height * scaleAt(b.nearness) * aspectOf(subjectOf("owl")) * 9) / 32;
    expect(Math.abs(a.x - b.x)).toBeGreaterThan((wings[0] ?? 0) + face * 0.7);
  }
});

test("keeps a hen larger than her chicks, however many there are in two rows", () => {
  for (const ratio of ["16:9", "1:1", "9:16"] as const)
    for (const seed of SEEDS) {
      const [hen, ...chicks] = planned("hen and chicks on a farm", ratio, seed).map(
        ({ height, nearness }) => height * scaleAt(nearness),
      );
      for (const chick of chicks) expect(hen, `${ratio}, ${seed}`).toBeGreaterThan(chick * 1.15);
    }
});
