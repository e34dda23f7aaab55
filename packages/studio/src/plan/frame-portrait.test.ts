import { expect, test } from "vitest";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf } from "../cast/measure-figure.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import { standFigure } from "../stage/stand-figure.ts";
import { planScene } from "./plan-scene.ts";

const FRAMES = {
  "16:9": { width: 1280, height: 720 },
  "1:1": { width: 720, height: 720 },
  "9:16": { width: 720, height: 1280 },
} as const;
const GROUND = { horizon: 0.54, front: 0.9, floats: false, reflection: 0 };

/** Returns every figure's box in fractions of the frame. */
function seen(prompt: string, aspectRatio: SceneRequest["aspectRatio"], seed = 4) {
  const { cast } = planScene({
    ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
    ...{ aspectRatio, duration: 0, fps: 0, seed },
  });
  const frame = FRAMES[aspectRatio];
  return cast.map((member) => {
    const { floorY, lift, height } = standFigure(member, GROUND, frame);
    const bottom = floorY - lift;
    const width = (height * aspectOf(subjectOf(member.subject), member.posture)) / frame.width;
    return {
      subject: member.subject,
      top: (bottom - height) / frame.height,
      bottom: bottom / frame.height,
      left: member.x - width / 2,
      right: member.x + width / 2,
    };
  });
}

test("shows head and shoulders in a portrait, with the feet below the frame", () => {
  for (const prompt of ["portrait of a woman", "portrait of a queen", "close-up of a cat"])
    for (const ratio of ["16:9", "1:1", "9:16"] as const) {
      const [sitter] = seen(prompt, ratio);
      expect(sitter?.top, `${prompt}, ${ratio}`).toBeGreaterThan(0.04);
      expect(sitter?.bottom, `${prompt}, ${ratio}`).toBeGreaterThan(ratio === "9:16" ? 1.05 : 1.15);
      expect(sitter?.left, `${prompt}, ${ratio}`).toBeGreaterThan(0);
      expect(sitter?.right, `${prompt}, ${ratio}`).toBeLessThan(1);
    }
});

test("centres the face vertically in a portrait frame too", () => {
  for (const prompt of ["portrait of a woman", "close-up of a cat", "portrait of a panda"]) {
    const [sitter] = seen(prompt, "9:16");
    const face = (sitter?.top ?? 0) + ((sitter?.bottom ?? 0) - (sitter?.top ?? 0)) * 0.25;
    expect(face, prompt).toBeGreaterThan(0.3);
    expect(face, prompt).toBeLessThan(0.6);
  }
});

test("does not hide a player's face behind the guitar", () => {
  const [sitter, guitar] = seen("portrait of a guitarist", "16:9");
  const chin = (sitter?.top ?? 0) + ((sitter?.bottom ?? 0) - (sitter?.top ?? 0)) * 0.46;
  expect(guitar?.subject).toBe("guitar");
  expect(guitar?.top).toBeGreaterThan(chin);
  expect(guitar?.top).toBeLessThan(0.95);
});

test("keeps a figure that fills the frame from leaping out of it", () => {
  for (const prompt of ["close-up of a whale jumping", "portrait of a dancing cat"]) {
    const recipe = { prompt, negativePrompt: "", kind: "image", style: "animation", effect: null };
    const { cast } = planScene({
      ...({ ...recipe, aspectRatio: "16:9" } as const),
      ...{ kind: "image", style: "animation", duration: 0, fps: 0, seed: 4 },
    });
    expect(["idle", "swim"], prompt).toContain(cast[0]?.action);
  }
});

test("shows what a sitter holds together with the face", () => {
  const [sitter, cup] = seen("portrait of a man holding a cup of coffee", "1:1");
  expect(sitter?.bottom).toBeGreaterThan(1.15);
  expect(cup?.subject).toBe("coffee");
  expect(cup?.bottom).toBeLessThan(1);
  expect(cup?.top).toBeGreaterThan(0.3);
});

test("shows a flower held in the hand", () => {
  const [sitter, flower] = seen("portrait of a girl holding a flower", "1:1");
  expect(sitter?.bottom).toBeGreaterThan(1.15);
  expect(flower?.bottom).toBeLessThan(1);
});

test("shows everyone whole without the word, or with two figures", () => {
  for (const prompt of ["a woman", "portrait of a woman and a dog"])
    for (const { bottom } of seen(prompt, "16:9")) expect(bottom, prompt).toBeLessThan(1);
});
