import type { CastEntry } from "@kinora/contracts/story/board";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sceneOf } from "../script/draw-beat.ts";
import { storySettings } from "../script/test-stories.ts";
import { checkDrift } from "./check-drift.ts";
import { expandVisual } from "./expand-visual.ts";

const entry = (kind: CastEntry["kind"], name: string, look: string): CastEntry => ({
  id: name.replace(/\W/g, "-"),
  kind,
  name,
  look,
  voice: null,
});
const EMBER = entry("character", "Ember", "a small orange fox with a red scarf");
const OLD_EMBER = entry("character", "Old Ember", "a bear with a blue hat");
const HARBOUR = entry("place", "the harbour", "a harbour");
const LANTERN = entry("prop", "the lantern", "a lantern");
const settings = storySettings({});

const order = (visual: string, cast: readonly CastEntry[], seed = 1) => ({
  kind: "picture" as const,
  visual,
  cast,
  style: settings.style,
  genre: settings.genre,
  tone: settings.tone,
  aspectRatio: settings.aspectRatio,
  seed,
  placeSeed: 1,
});
const drift = (visual: string, cast: readonly CastEntry[], drawn = visual) =>
  checkDrift(order(visual, cast), sceneOf(drawn, cast, settings, 1));

describe("expandVisual", () => {
  test("replaces names with looks: longest first, ignoring case, once each", () => {
    expect(
      expandVisual("EMBER meets Old Ember. Ember laughs at the harbour", [
        EMBER,
        OLD_EMBER,
        HARBOUR,
      ]),
    ).toBe(
      "a small orange fox with a red scarf meets a bear with a blue hat. they laughs at a harbour",
    );
  });

  test("handles possessives and leaves longer words alone", () => {
    expect(expandVisual("Ember’s lantern", [EMBER])).toBe(
      "a small orange fox with a red scarf, with the lantern",
    );
    expect(expandVisual("Embers glow", [])).toBe("Embers glow");
  });

  test("does not dress a character in the next member", () => {
    const spec = sceneOf(
      "Ember and Old Ember at the harbour",
      [EMBER, OLD_EMBER, HARBOUR],
      settings,
      3,
    );
    expect(spec.cast.map(({ subject }) => subject).toSorted()).toEqual(["bear", "fox"]);
    expect(spec.place).toBe("harbour");
  });

  test("adds members that are not mentioned", () => {
    const spec = sceneOf("A quiet evening.", [EMBER, LANTERN, HARBOUR], settings, 3);
    expect(spec.cast.map(({ subject }) => subject).toSorted()).toEqual(["fox", "lantern"]);
    expect(spec.place).toBe("harbour");
  });

  test("draws a member the same in every scene, whatever the seed", () => {
    const visuals = [
      "Ember walks",
      "Ember sits sadly beside Old Ember",
      "Ember runs happily at night",
      "Ember stands near the lantern",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...visuals), fc.nat({ max: 2_147_483_647 }), (visual, seed) => {
        const cast = [
          EMBER,
          HARBOUR,
          ...(visual.includes("Old") ? [OLD_EMBER] : []),
          ...(visual.includes("lantern") ? [LANTERN] : []),
        ];
        const spec = sceneOf(visual, cast, settings, seed);
        const fox = spec.cast.find(({ subject }) => subject === "fox");
        expect({
          words: fox?.words,
          colour: fox?.colour,
          wears: fox?.wears,
          posture: fox?.posture,
        }).toEqual({
          words: "small orange fox",
          colour: "#f5872a",
          wears: [{ item: "scarf", colour: "#e23b3b" }],
          posture: "fours",
        });
        expect(spec.place).toBe("harbour");
      }),
      { numRuns: 40 },
    );
  });
});

describe("checkDrift", () => {
  const both = [EMBER, HARBOUR];
  test("reports nothing for a scene that matches the sheet", () => {
    expect(drift("Ember at the harbour", both)).toEqual([]);
  });

  test("reports a missing member, a changed colour, a missing garment and another place", () => {
    const as = (look: string, place = "a harbour") => [
      { ...EMBER, look },
      { ...HARBOUR, look: place },
    ];
    const against = (cast: readonly CastEntry[]) =>
      checkDrift(
        order("Ember at the harbour", both),
        sceneOf("Ember at the harbour", cast, settings, 1),
      );
    expect(against(as("a bear"))).toEqual([{ code: "cast.absent", params: { name: "Ember" } }]);
    expect(against(as("a blue fox with a red scarf"))).toEqual([
      { code: "cast.otherColour", params: { name: "Ember", colour: "orange" } },
    ]);
    expect(against(as("an orange fox"))).toEqual([
      { code: "cast.without", params: { name: "Ember", garment: "red scarf" } },
    ]);
    expect(against(as(EMBER.look, "a deep forest"))).toEqual([
      { code: "cast.otherPlace", params: { name: "the harbour" } },
    ]);
  });

  test("tells two members of the same kind apart by their garments", () => {
    const twin = entry("character", "Moss", "a fox with a green scarf");
    const cast = [EMBER, twin];
    expect(drift("Moss sits beside Ember", cast)).toEqual([]);
    expect(checkDrift(order("x", cast), sceneOf("Ember", [EMBER], settings, 1))).toEqual([
      { code: "cast.absent", params: { name: "Moss" } },
    ]);
  });

  test("reports a look that has no picture", () => {
    expect(drift("Zed", [entry("character", "Zed", "a zorblax")])).toEqual([
      { code: "cast.undrawable", params: { name: "Zed" } },
    ]);
  });
});
