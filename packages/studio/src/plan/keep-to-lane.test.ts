import { expect, test } from "vitest";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf, scaleAt } from "../cast/measure-figure.ts";
import { planScene } from "./plan-scene.ts";

test("keeps a lone vehicle on a road within its lane for every seed", () => {
  for (const prompt of [
    "a red car on the highway",
    "a bus in the city",
    "a taxi on the golden gate bridge",
  ])
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { cast } = planScene({
        ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
        ...{ aspectRatio: "16:9", duration: 0, fps: 0, seed },
      });
      const [engine] = cast;
      if (engine === undefined) throw new RangeError(prompt);
      const height = engine.height * scaleAt(engine.nearness);
      const width = (height * aspectOf(subjectOf(engine.subject)) * 9) / 16;
      expect(width, `${prompt}, ${seed}`).toBeLessThan(0.34);
      expect(Math.abs(engine.x - 0.5), `${prompt}, ${seed}`).toBeLessThan(0.1);
    }
});
