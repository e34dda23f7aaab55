import { drawn } from "@kinora/testing/drawn";
import { expect, test } from "vitest";
import { chooseLight } from "../../light/choose-light.ts";
import { paintPlace } from "../../place/paint-place.ts";
import { createRandom } from "../../scene/random.ts";
import { planScene } from "../plan-scene.ts";
import { figureBoxes } from "./figure-boxes.ts";
import { measureContrast } from "./measure-contrast.ts";
import { writePrompts } from "./write-prompts.ts";

/** Minimum mean colour distance (0..441) between figures and their background. */
const CLEAR_AIR = 45;
const THICK_FOG = 26;

/** Timeout in milliseconds; these tests draw real pictures on a machine that may be busy. */
const SLOW = 120_000;

const SMALL = {
  "16:9": { width: 160, height: 90 },
  "1:1": { width: 112, height: 112 },
  "9:16": { width: 90, height: 160 },
} as const;
const MIDDLE = {
  "16:9": { width: 384, height: 216 },
  "1:1": { width: 280, height: 280 },
  "9:16": { width: 216, height: 384 },
} as const;

test(
  "figures stand out against the background in every look, light and weather",
  () => {
    const faults = drawn(writePrompts(60, 11), 15).flatMap((recipe) => {
      const spec = planScene(recipe);
      const { distance, area } = measureContrast(spec, SMALL[recipe.aspectRatio]);
      const least = spec.weather === "fog" ? THICK_FOG : CLEAR_AIR;
      return distance >= least && area > 0.02
        ? []
        : [
            `${recipe.prompt} (${spec.look}): ${distance.toFixed(0)}, ${area.toFixed(3)} of the frame`,
          ];
    });
    expect(faults).toEqual([]);
  },
  SLOW,
);

test(
  "nothing in the foreground covers a figure's upper part",
  () => {
    const faults = drawn(writePrompts(24, 23), 8).flatMap((recipe) => {
      const spec = planScene(recipe);
      const frame = MIDDLE[recipe.aspectRatio];
      const random = createRandom(spec.seed, "stage").fork("place");
      const light = chooseLight(spec);
      // The look changes only the style of a sheet, not its contents.
      const { layers, ground } = paintPlace({ frame, margin: 0, spec, light, look: "toy", random });
      return layers
        .filter((layer) => layer.depth > 1)
        .flatMap(({ picture }) => {
          const { data } = picture.getContext("2d").getImageData(0, 0, frame.width, frame.height);
          return figureBoxes(spec, frame, ground).flatMap(
            ({ member, left, right, top, bottom }) => {
              let covered = 0;
              let all = 0;
              for (let y = Math.max(0, Math.ceil(top)); y < top + (bottom - top) * 0.6; y += 1)
                for (
                  let x = Math.max(0, Math.ceil(left));
                  x < Math.min(frame.width, right);
                  x += 1
                ) {
                  all += 1;
                  if ((data[(y * frame.width + x) * 4 + 3] ?? 0) > 128) covered += 1;
                }
              return covered > all * 0.06
                ? [`${member.subject} in ${recipe.prompt}: ${(covered / all).toFixed(2)}`]
                : [];
            },
          );
        });
    });
    expect(faults).toEqual([]);
  },
  SLOW,
);
