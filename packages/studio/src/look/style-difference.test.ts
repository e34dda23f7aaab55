import { expect, test } from "vitest";
import { openStage } from "../draw/open-stage.ts";
import { planScene } from "../plan/plan-scene.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import { MODEL_STYLES } from "../scene/scene-spec.ts";

const FRAME = { width: 192, height: 108 };
/** Scenes without figures, so that only the place is compared. */
const EMPTY = ["a misty forest in summer", "a village at night", "a harbour at sunset"] as const;
/** Steps per colour channel in the histogram. */
const STEPS = 4;
/**
 * Minimum distance between two styles, averaged over the places: 0 = identical pictures, 1 = no
 * colour in common.
 */
const LEAST = 0.15;

/**
 * Styles available in the form: the model styles, and the visual styles of Core that no model style
 * covers.
 */
const STYLES: readonly { readonly name: string; readonly recipe: Partial<SceneRequest> }[] = [
  ...MODEL_STYLES.map((modelStyle) => ({ name: modelStyle, recipe: { modelStyle } })),
  { name: "Core", recipe: { style: "photorealistic" } },
  { name: "illustration", recipe: { style: "illustration" } },
];

interface Portrayal {
  /** Fraction of the pixels for each colour. */
  readonly colours: Float64Array;
  /** Fraction of the pixels for each gradient, which reflects lines, strokes and paper. */
  readonly edges: Float64Array;
}

function portray(prompt: string, recipe: Partial<SceneRequest>): Portrayal {
  const spec = planScene({
    ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
    ...{ aspectRatio: "16:9", duration: 0, fps: 0, seed: 12, ...recipe },
  });
  expect(spec.cast).toEqual([]);
  const stage = openStage(spec, FRAME, 0);
  stage.drawFrame(0);
  const { width, height } = FRAME;
  const { data } = stage.canvas.getContext("2d").getImageData(0, 0, width, height);
  const colours = new Float64Array(STEPS ** 3);
  const edges = new Float64Array(8);
  const share = 1 / (width * height);
  const tone = (pixel: number) =>
    ((data[pixel * 4] ?? 0) + (data[pixel * 4 + 1] ?? 0) + (data[pixel * 4 + 2] ?? 0)) / 3;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const bin = [0, 1, 2].reduce(
      (sum, channel) => sum * STEPS + Math.floor(((data[pixel * 4 + channel] ?? 0) * STEPS) / 256),
      0,
    );
    colours[bin] = (colours[bin] ?? 0) + share;
    const slope = Math.abs(tone(pixel) - tone(Math.max(0, pixel - 1)));
    const steep = Math.min(7, Math.floor(Math.log2(1 + slope)));
    edges[steep] = (edges[steep] ?? 0) + share;
  }
  return { colours, edges };
}

const apart = (a: Float64Array, b: Float64Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / 2;

test("every two styles paint an empty place visibly differently, in colour and line", () => {
  const painted = STYLES.map(({ name, recipe }) => ({
    name,
    portrayals: EMPTY.map((prompt) => portray(prompt, recipe)),
  }));
  const near = painted.flatMap((one, index) =>
    painted.slice(index + 1).flatMap((other) => {
      const distances = one.portrayals.map((portrayal, at) => {
        const match = other.portrayals[at] ?? portrayal;
        return (apart(portrayal.colours, match.colours) + apart(portrayal.edges, match.edges)) / 2;
      });
      const distance = distances.reduce((sum, value) => sum + value, 0) / distances.length;
      return distance >= LEAST ? [] : [`${one.name} and ${other.name}: ${distance.toFixed(3)}`];
    }),
  );
  expect(near).toEqual([]);
}, 120_000);
