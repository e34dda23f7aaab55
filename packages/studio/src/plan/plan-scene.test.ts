import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE, subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf } from "../cast/measure-figure.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { figureUnit, standFigure } from "../stage/stand-figure.ts";
import { EXPECTATIONS, type Expectation } from "./plan-scene.table.ts";
import { planScene } from "./plan-scene.ts";

const FRAMES = {
  "16:9": { width: 1280, height: 720 },
  "1:1": { width: 720, height: 720 },
  "9:16": { width: 720, height: 1280 },
} as const;
const GROUND = { horizon: 0.6, front: 0.9, floats: false, reflection: 0 };

function recipe(prompt: string, changes: Partial<SceneRequest> = {}): SceneRequest {
  return {
    prompt,
    negativePrompt: "",
    kind: "video",
    style: "animation",
    effect: null,
    aspectRatio: "16:9",
    duration: 5,
    fps: 24,
    seed: 7,
    ...changes,
  };
}

function castOf(spec: SceneSpec): string[] {
  const counts = new Map<string, number>();
  for (const { subject } of spec.cast) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts]
    .map(([subject, count]) => (count === 1 ? subject : `${subject} ${count}`))
    .toSorted();
}

function faults({ prompt, ...wanted }: Expectation): string[] {
  const spec = planScene(recipe(prompt));
  const seen = {
    place: spec.place,
    time: spec.time,
    weather: spec.weather,
    cast: castOf(spec),
    missing: spec.missing,
  };
  return (["place", "time", "weather", "cast", "missing"] as const).flatMap((field) => {
    const want = field === "cast" ? wanted.cast?.toSorted() : wanted[field];
    return want === undefined || JSON.stringify(want) === JSON.stringify(seen[field])
      ? []
      : [`${prompt}: ${field} is ${JSON.stringify(seen[field])}, not ${JSON.stringify(want)}`];
  });
}

/** Figures as rectangles of the frame, in pixels. */
function boxes(spec: SceneSpec, ratio: SceneRequest["aspectRatio"]) {
  const frame = FRAMES[ratio];
  return spec.cast.map((member) => {
    const standing = standFigure(member, GROUND, frame);
    const width = standing.height * aspectOf(subjectOf(member.subject), member.posture);
    const bottom = standing.floorY - standing.lift;
    return {
      left: standing.x - width / 2,
      right: standing.x + width / 2,
      top: bottom - standing.height,
      bottom,
      nearness: member.nearness,
    };
  });
}

const NAMES = CATALOGUE.flatMap((subject) => subject.words);
const phrase = fc.record({
  count: fc.constantFrom("a", "two", "three", "five", "a giant", "a tiny", "a herd of", "a blue"),
  name: fc.constantFrom(...NAMES),
  action: fc.constantFrom(
    "",
    "dancing",
    "running",
    "sleeping",
    "flying",
    "riding",
    "under",
    "on",
    "holding",
    "wearing",
    "hugging",
    "fighting",
    "behind",
    "between",
    "in front of",
    "climbing",
    "giving",
    "surfing on",
  ),
});
const written = fc
  .tuple(
    fc.array(phrase, { maxLength: 5 }),
    fc.constantFrom(
      "",
      "in a city",
      "underwater",
      "at night, heavy rain",
      "on the moon",
      "in the ocean",
      "on the beach",
    ),
  )
  .map(
    ([parts, place]) =>
      `${parts.map(({ count, name, action }) => `${count} ${name} ${action}`).join(" ")} ${place}`,
  );
const anything = fc.oneof(
  written,
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    "",
    "🦊🐙🚀🌧",
    "12345 67",
    "猫と犬",
    "a".repeat(2_000),
    "fox ".repeat(500),
    "<script>'\";--",
  ),
);
const anyRecipe = fc
  .record({
    prompt: anything,
    negativePrompt: fc.constantFrom("", "rain, fox", "people"),
    aspectRatio: fc.constantFrom("16:9" as const, "1:1" as const, "9:16" as const),
    effect: fc.constantFrom(null, "zoom" as const, "action" as const, "motion" as const),
    seed: fc.nat(2 ** 31 - 1),
  })
  .map(({ prompt, ...changes }) => recipe(prompt, changes));

describe("planScene", () => {
  it("matches the table", () => {
    const wrong = EXPECTATIONS.filter((row) => faults(row).length > 0);
    expect(EXPECTATIONS.length).toBeGreaterThanOrEqual(80);
    expect(wrong.length, wrong.flatMap(faults).join("\n")).toBeLessThanOrEqual(
      EXPECTATIONS.length * 0.05,
    );
  });

  it("keeps every figure inside the frame for any prompt", () => {
    fc.assert(
      fc.property(anyRecipe, (asked) => {
        const frame = FRAMES[asked.aspectRatio];
        const spec = planScene(asked);
        expect(spec.cast.length).toBeLessThanOrEqual(6);
        for (const box of boxes(spec, asked.aspectRatio)) {
          expect(box.left).toBeGreaterThanOrEqual(-2);
          expect(box.right).toBeLessThanOrEqual(frame.width + 2);
          expect(box.top).toBeGreaterThanOrEqual(-2);
          expect(box.bottom - box.top).toBeGreaterThan(figureUnit(frame) * 0.02);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("plans the same scene for the same recipe", () => {
    fc.assert(
      fc.property(anyRecipe, (asked) => {
        expect(planScene(asked)).toEqual(planScene(asked));
      }),
      { numRuns: 150 },
    );
  });

  it("places the figures of a row side by side", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fox", "cat", "elephant", "wizard", "owl"),
        fc.constantFrom("two", "three", "four", "six"),
        fc.nat(10_000),
        fc.constantFrom("16:9" as const, "1:1" as const, "9:16" as const),
        (name, count, seed, aspectRatio) => {
          const all = boxes(
            planScene(recipe(`${count} ${name}s`, { seed, aspectRatio })),
            aspectRatio,
          );
          for (const [index, a] of all.entries()) {
            for (const b of all.slice(index + 1)) {
              const shared =
                Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
                Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
              const behind = a.nearness < b.nearness ? a : b;
              const area = (behind.right - behind.left) * (behind.bottom - behind.top);
              expect(shared / area).toBeLessThan(0.62);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("removes what the negative prompt excludes", () => {
    const spec = planScene(recipe("a fox and a cat in the rain", { negativePrompt: "fox, rain" }));
    expect(castOf(spec)).toEqual(["cat"]);
    expect(spec.weather).not.toBe("rain");
  });

  it("gives every style its own look, which the prompt can override", () => {
    const styles = ["photorealistic", "animation", "anime", "comics", "illustration"] as const;
    expect(new Set(styles.map((style) => planScene(recipe("a fox", { style })).look)).size).toBe(5);
    expect(planScene(recipe("a fox, paper cut style", { style: "photorealistic" })).look).toBe(
      "papercut",
    );
    expect(planScene(recipe("a fox in a neon city")).look).toBe("toy");
  });

  it("converts the form's effect to camera and movement", () => {
    expect(planScene(recipe("a fox", { effect: "zoom" })).camera).toMatchObject({
      move: "push-in",
    });
    const action = planScene(recipe("a fox", { effect: "action" }));
    expect(action.camera.move).toBe("follow");
    expect(action.cast[0]?.action).not.toBe("idle");
    expect(planScene(recipe("a fox", { effect: "motion" })).camera.move).toMatch(/^pan/);
  });

  it("takes colour, size, strength and garments from the prompt", () => {
    const spec = planScene(recipe("a tiny blue fox wearing a red scarf, light rain"));
    expect(spec.cast[0]).toMatchObject({
      subject: "fox",
      colour: "#3a7bea",
      wears: [{ item: "scarf", colour: "#e23b3b" }],
    });
    expect(spec.weatherStrength).toBeCloseTo(0.3);
  });
});

describe("what is reported as missing", () => {
  const plan = (prompt: string) => planScene(recipe(prompt));

  it("excludes every drawn subject, however often it is named", () => {
    const spec = plan(
      "A dragon greets a fox, a cat, a dog and an owl beside a horse. The dragon smiles. A rabbit sees the dragon.",
    );
    expect(castOf(spec)).toContain("dragon");
    expect(spec.missing).toEqual(["rabbit"]);
    expect(plan("a fox, a cat, a dog, an owl, a horse, a frog and a blue dragon").missing).toEqual([
      "blue dragon",
    ]);
  });

  it("appears once, and not also as drawn, when it found no room", () => {
    const full = "a fox, a cat, a dog, an owl, a horse, a frog";
    const { missing, approximations = [] } = plan(`${full} and a stone tower`);
    expect(missing).toContain("stone tower");
    expect(approximations.map(({ words }) => words)).not.toContain("stone tower");
  });

  it("is never cut inside a word", () => {
    const long = "unheardofthings ".repeat(6).trim();
    for (const words of plan(`a fox with ${long}`).missing) {
      expect(long.split(" ")).toContain(words.replace("…", "").trim().split(" ").at(-1));
    }
  });
});
