import { expect, it } from "vitest";
import { chooseLight } from "../../light/choose-light.ts";
import { createRandom } from "../../scene/random.ts";
import type { SceneSpec } from "../../scene/scene-spec.ts";
import { createPainter } from "../brush/painter.ts";
import { chooseViewpoint, widen } from "../brush/viewpoint.ts";
import { placeCelestial } from "./celestial.ts";

const FRAMES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
];

it.each(["day", "night"] as const)("is entirely in the frame at %s, from any viewpoint", (time) => {
  for (const frame of FRAMES)
    for (let seed = 1; seed <= 60; seed += 1) {
      const spec: SceneSpec = {
        ...{ seed, place: "village", time, weather: "clear", weatherStrength: 0, mood: "calm" },
        ...{ look: "toy", cast: [], camera: { move: "drift", strength: 0.5 }, missing: [] },
      };
      const random = createRandom(seed, "place");
      const brush = { frame, margin: 0, spec, light: chooseLight(spec), look: spec.look, random };
      const view = chooseViewpoint(brush);
      const p = createPainter(widen(brush, view));
      const { x, radius } = placeCelestial(p, p.y(0.5));
      expect(x - radius).toBeGreaterThan(view.left + frame.width * 0.04);
      expect(x + radius).toBeLessThan(view.left + frame.width * 0.96);
    }
});
