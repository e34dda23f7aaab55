import { expect, test } from "vitest";
import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { aspectOf } from "../../cast/measure-figure.ts";
import { chooseLight } from "../../light/choose-light.ts";
import { figureBoxes } from "../../plan/composition/figure-boxes.ts";
import { planScene } from "../../plan/plan-scene.ts";
import { createRandom } from "../../scene/random.ts";
import { longestWay, standFigure } from "../../stage/stand-figure.ts";
import { paintPlace } from "../paint-place.ts";

const FRAME = { width: 216, height: 384 };
/** Pixels by which sheets extend beyond the frame of a film. */
const MARGIN = Math.round(FRAME.height * 0.1);

/**
 * Fraction of the strip passed by the figure, from face to chest, that the foreground covers over a
 * film.
 */
function hiddenShare(prompt: string, seed: number): number {
  const spec = planScene({
    ...{ prompt, negativePrompt: "", kind: "video", style: "animation", effect: null },
    ...{ aspectRatio: "9:16", duration: 4, fps: 24, seed },
  });
  const light = chooseLight(spec);
  const random = createRandom(spec.seed, "stage").fork("place");
  const { layers, ground } = paintPlace({
    ...{ frame: FRAME, margin: MARGIN, spec, light, look: "toy", random },
  });
  const [box] = figureBoxes(spec, FRAME, ground);
  if (box === undefined) throw new Error("nobody was cast");
  const { member } = box;
  const aspect = aspectOf(subjectOf(member.subject), member.posture);
  const way = longestWay(member, standFigure(member, ground, FRAME), aspect, FRAME);
  expect(way).toBeGreaterThan(0);
  const [left, right] = [box.left - way, box.right + way].map((x) => Math.round(x + MARGIN));
  const [top, bottom] = [box.top, box.top + (box.bottom - box.top) * 0.6].map((y) =>
    Math.round(y + MARGIN),
  );
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    throw new Error("no box");
  const shares = layers
    .filter(({ depth }) => depth > 1)
    .map(({ picture }) => {
      const { data } = picture.getContext("2d").getImageData(left, top, right - left, bottom - top);
      let covered = 0;
      for (let index = 3; index < data.length; index += 4)
        if ((data[index] ?? 0) > 128) covered += 1;
      return covered / (data.length / 4);
    });
  return Math.max(0, ...shares);
}

test("a figure that travels in a film never goes behind the foreground", () => {
  for (const seed of [407, 1, 2, 3, 4])
    expect(hiddenShare("a girl skating in a park in autumn", seed), `seed ${seed}`).toBeLessThan(
      0.025,
    );
});
