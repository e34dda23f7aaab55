import { expect, it } from "vitest";
import { GENRE_NAMES, GENRES } from "../genre/genres.ts";
import { INSTRUMENTS } from "../genre/instruments.ts";
import { planMusic } from "./plan-music.ts";
import { UNPLAYED_WORDS } from "./unplayed-words.ts";

const plan = (prompt: string, more: { seed?: number; duration?: number; loop?: boolean } = {}) =>
  planMusic({ prompt, seed: 7, duration: 30, loop: false, ...more });

it("recognises at least 20 genres by each of their words", () => {
  expect(GENRE_NAMES.length).toBeGreaterThanOrEqual(20);
  for (const name of GENRE_NAMES)
    for (const word of GENRES[name].words)
      expect(plan(`some ${word} please`).genre, word).toBe(name);
});

it.each([
  ["Lo-fi beats for a rainy evening", "lofi"],
  ["epic orchestral battle music", "cinematic"],
  ["a happy birthday waltz", "waltz"],
  ["jazz with a solo piano", "jazz"],
  ["a slow jazz ballad on a rainy night, piano and saxophone", "jazz"],
  ["slow piano piece about a lost letter", "pianoBallad"],
  ["an Irish jig in a tavern", "celtic"],
  ["80s synthwave, night drive", "synthwave"],
  ["drum & bass at 174 bpm", "drumAndBass"],
  ["smooth jazz", "jazz"],
  ["dark ambient drone in space", "ambient"],
  ["8-bit boss fight", "chiptune"],
  ["acoustic guitar by the campfire", "folk"],
])("reads “%s” as %s", (prompt, genre) => {
  const spec = plan(prompt);
  expect(spec.genre).toBe(genre);
});

it("reads key, mode and tempo from the prompt", () => {
  const spec = plan("house in F# minor, 124 bpm");
  expect(spec).toMatchObject({ tonic: 6, mode: "aeolian" });
  expect(Math.abs(spec.tempo - 124)).toBeLessThan(8);
  expect(plan("a folk tune in B flat major")).toMatchObject({ tonic: 10, mode: "ionian" });
});

it("assigns the requested instruments to parts", () => {
  expect(Object.values(plan("lo-fi with a flute").players)).toContain("flute");
  expect(plan("jazz with a clarinet").players.lead).toBe("clarinet");
  expect(Object.values(plan("folk with banjo and cello").players)).toEqual(
    expect.arrayContaining(["banjo", "cello"]),
  );
});

it("reports what will not be heard and what was guessed", () => {
  expect(plan("pop with a female singer").notices).toEqual([
    { code: "music.notPlayed", params: { words: ["voices"] } },
  ]);
  expect(plan("a fox in the forest").notices).toEqual([
    { code: "music.unnamed", params: { genre: "folk" } },
  ]);
  expect(plan("metal meets bossa nova").notices[0]).toMatchObject({ code: "music.oneKind" });
  expect(plan("calm lo-fi").notices).toEqual([]);
});

it.each([
  ["jazz with a shakuhachi and lyrics about rain", ["shakuhachi", "voices"]],
  ["a lullaby, somebody sings softly", ["voices"]],
  ["ambient with bongos and singing bowls", ["singing bowls", "bongos"]],
  ["a waltz with congas", ["congas"]],
  ["rock in 7/8", ["7/8"]],
  ["a waltz in 3/4", []],
  ["ambient with drums", ["drums"]],
  ["house with a drum kit and claps", []],
  ["lo-fi, no vocals", []],
  ["instrumental jazz without any singing or lyrics", []],
  ["a non-vocal techno track", []],
])("reports for “%s” that %j is not played", (prompt, words) => {
  const told = plan(prompt).notices.flatMap((notice) =>
    notice.code === "music.notPlayed" ? notice.params.words : [],
  );
  expect(told).toEqual(words);
});

it("reports nothing that it plays as missing", () => {
  const played = Object.values(INSTRUMENTS).flatMap(({ words }): readonly string[] => words);
  const kinds = GENRE_NAMES.flatMap((name): readonly string[] => GENRES[name].words);
  const unplayed = UNPLAYED_WORDS.flatMap(([, phrases]) => phrases);
  expect(unplayed.filter((phrase) => [...played, ...kinds].includes(phrase))).toEqual([]);
});

it("follows the mood", () => {
  const slow = plan("calm techno", { duration: 72 }).tempo;
  expect(plan("energetic techno", { duration: 72 }).tempo).toBeGreaterThan(slow);
  expect(["aeolian", "dorian"]).toContain(plan("sad piano").mode);
  expect(plan("happy piano").mode).toBe("ionian");
});

it("rejects unsupported durations", () => {
  expect(() => plan("jazz", { duration: 5 })).toThrow(RangeError);
  expect(() => plan("jazz", { duration: 181 })).toThrow(RangeError);
});
