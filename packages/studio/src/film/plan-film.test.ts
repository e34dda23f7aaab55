import { describe, expect, it } from "vitest";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { planFilm } from "./plan-film.ts";
import { splitChange } from "./split-change.ts";

const plan = (prompt: string, about: Partial<SceneRequest> = {}) =>
  planFilm({
    prompt,
    negativePrompt: "",
    kind: "video",
    style: "animation",
    effect: "morph",
    aspectRatio: "16:9",
    duration: 5,
    fps: 24,
    seed: 7,
    ...about,
  });
const cast = (scene: SceneSpec | undefined) => scene?.cast.map(({ subject }) => subject);

describe("splitChange", () => {
  it.each([
    ["a caterpillar turns into a butterfly", "a caterpillar", "a butterfly"],
    ["A frog that slowly becomes a prince", "A frog", "a prince"],
    ["a cat morphing into a lion", "a cat", "a lion"],
    ["a forest from summer to winter", "a forest summer", "a forest winter"],
    ["day → night", "day", "night"],
  ])("%s", (prompt, before, after) => {
    expect(splitChange(prompt)).toEqual({ before, after });
  });

  it.each(["a fox in the snow", "a dancer turning around", "becoming", ""])(
    "%j: none",
    (prompt) => {
      expect(splitChange(prompt)).toBeNull();
    },
  );
});

describe("planFilm", () => {
  it("turns the first half of the prompt into the second, at the same spot in the same place", () => {
    const scene = plan("a caterpillar turns into a butterfly in a forest");
    expect(cast(scene)).toEqual(["caterpillar"]);
    expect(cast(scene.becomes)).toEqual(["butterfly"]);
    expect([scene.place, scene.becomes?.place]).toEqual(["forest", "forest"]);
    expect(scene.becomes?.cast[0]?.x).toBe(scene.cast[0]?.x);
    expect(scene.becomes?.camera).toEqual(scene.camera);
  });

  it("turns the first kind of figure into the second", () => {
    const scene = plan("a fox and an owl in a forest");
    expect([cast(scene), cast(scene.becomes)]).toEqual([["fox"], ["owl"]]);
  });

  it("changes places and times of day", () => {
    const hours = plan("a village by day becomes a village at night");
    expect([hours.time, hours.becomes?.time]).toEqual(["day", "night"]);
    const places = plan("a forest turns into a city");
    expect([places.place, places.becomes?.place]).toEqual(["forest", "city"]);
  });

  it("turns a scene with one figure into the same scene at another time of day", () => {
    const scene = plan("a fox in the snow by day");
    expect([scene.time, scene.becomes?.time]).toEqual(["day", "night"]);
    expect(cast(scene.becomes)).toEqual(["fox"]);
  });

  it("plans a change only for a morph, and never for a picture", () => {
    expect(plan("a fox and an owl", { effect: "zoom" }).becomes).toBeUndefined();
    expect(plan("a fox and an owl", { kind: "image" }).becomes).toBeUndefined();
  });

  it("scales the weather with the guidance", () => {
    const rain = (guidance_scale: number) =>
      plan("a fox in the rain", { effect: null, guidance_scale }).weatherStrength;
    expect(rain(15)).toBeGreaterThan(rain(7.5));
    expect(rain(2)).toBeLessThan(rain(7.5));
  });
});
