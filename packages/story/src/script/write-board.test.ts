import { VOICES } from "@kinora/catalogue/voices";
import { STORY_GENRES, STORY_TYPES } from "@kinora/contracts/prompt/vocabulary";
import { board as boardSchema, type StorySettings } from "@kinora/contracts/story/board";
import { STORY_THEMES, STORY_TONES } from "@kinora/contracts/story/story-vocabulary";
import { drawn } from "@kinora/testing/drawn";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDrift } from "../cast/check-drift.ts";
import { countWords, wordsFor } from "./beats.ts";
import { sceneOf } from "./draw-beat.ts";
import { storyPrompts, storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

const write = (prompt: string, settings: Partial<StorySettings> = {}) =>
  writeBoard({ prompt, script: null, settings: storySettings(settings) });
const narrations = (prompt: string, settings: Partial<StorySettings> = {}) =>
  write(prompt, settings).scenes.map(({ narration }) => narration);

const anyStory = fc.record({
  prompt: fc.constantFrom(...storyPrompts),
  type: fc.constantFrom(...STORY_TYPES),
  genre: fc.constantFrom(...STORY_GENRES),
  tone: fc.constantFrom(...STORY_TONES),
  theme: fc.constantFrom(...STORY_THEMES),
  duration: fc.constantFrom(15, 20, 30, 45, 60, 90, 120, 180),
  speed: fc.constantFrom(0.7, 1, 1.4),
  seed: fc.nat({ max: 2_147_483_647 }),
  voices: fc.constantFrom(VOICES, []),
});

// Each board is planned scene by scene, which is slow on a busy machine.
describe("a written board", () => {
  test("has the requested length, sound sentences and scenes drawn as the sheet describes", () => {
    fc.assert(
      fc.property(anyStory, ({ prompt, voices, ...wishes }) => {
        const settings = storySettings(wishes);
        const board = writeBoard({ prompt, script: null, settings }, voices);
        expect(boardSchema.safeParse(board).error).toBeUndefined();
        expect(board.scenes.length).toBeGreaterThanOrEqual(3);
        const words = board.scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
        expect(Math.abs(words / wordsFor(settings) - 1)).toBeLessThanOrEqual(0.15);
        const said = new Set<string>();
        for (const scene of board.scenes) {
          expect(countWords(scene.narration)).toBeGreaterThanOrEqual(6);
          expect(countWords(scene.narration)).toBeLessThanOrEqual(45);
          expect(scene.narration).not.toMatch(/undefined|null| {2}|#| [,.!?]/);
          expect(scene.narration).toMatch(/^[“"]?[\p{Lu}\p{N}]/u);
          expect(scene.narration).not.toMatch(/\b[Aa] (?=[aei])(?!one |once |eu)/);
          expect(scene.narration).not.toMatch(/\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])/);
          for (const sentence of scene.narration.match(/[^.!?…]{12,}[.!?…]/g) ?? []) {
            expect(said).not.toContain(sentence.trim());
            said.add(sentence.trim());
          }
          const members = board.cast.filter(({ id }) => scene.cast.includes(id));
          const seed = scene.takes[0]?.seed ?? 0;
          const spec = sceneOf(scene.visual, members, settings, seed);
          expect(checkDrift({ cast: members }, spec)).toEqual([]);
          expect(spec.missing).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });

  test("lets its characters speak, each in one voice other than the narrator's", () => {
    const settings = storySettings({ duration: 90, voice: "heart" });
    const order = { prompt: "a princess befriends a knight", script: null, settings };
    const board = writeBoard(order, VOICES);
    const spoken = board.scenes.filter(({ speaker }) => speaker !== null);
    expect(spoken.length).toBeGreaterThanOrEqual(3);
    for (const { speaker, narration, cast } of spoken) {
      const entry = board.cast.find(({ id }) => id === speaker);
      expect(VOICES.map(({ key }) => key)).toContain(entry?.voice);
      expect(entry?.voice).not.toBe("heart");
      expect(cast).toContain(speaker);
      expect(narration).toMatch(/^“.*”$/);
    }
    const voices = new Set(board.cast.flatMap(({ voice }) => voice ?? []));
    expect(voices.size).toBe(new Set(spoken.map(({ speaker }) => speaker)).size);
    const princess = board.cast.find(({ look }) => look.includes("princess"));
    expect(VOICES.find(({ key }) => key === princess?.voice)?.gender).toBe("female");
    expect(spoken[0]?.narration).toMatch(/\b(?:I|me)\b/);
  });

  test.each([
    ["a lighthouse keeper", /beach|cliff|harbour/],
    ["a story about a lighthouse keeper and a storm", /beach|cliff|harbour/],
    ["a librarian finds a secret book", /library/],
    ["a fisherman", /harbour/],
    ["a lighthouse keeper in the city", /city/],
    ["a shy lighthouse keeper teaches a storm to sing by the sea", /cliff/],
    ["a girl finds a letter by the wide sea", /beach/],
  ])("plays where the words of %j belong", (prompt, where) => {
    for (const seed of [1, 2, 3, 4]) {
      const { cast } = write(prompt, { seed });
      expect(cast.find(({ kind }) => kind === "place")?.look).toMatch(where);
    }
  });

  test("gives speakers voices that suit how they are drawn", () => {
    const drawn = { female: /\bwoman\b/, male: /\bman\b/ };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const settings = storySettings({ duration: 90, voice: "heart", seed });
      const { cast } = writeBoard(
        { prompt: "a lighthouse keeper waits for a ship", script: null, settings },
        VOICES,
      );
      const { look = "", voice } = cast[0] ?? {};
      const { gender = "male" } = VOICES.find(({ key }) => key === voice) ?? {};
      expect(look).toMatch(drawn[gender]);
    }
  });

  test("gives the speakers of a script voices that suit their names and words", () => {
    const script = `ANNA: Where is the boat?\n\nGRANDMOTHER: It left at dawn, my dear.\n
PETER: I can see it from here.\n\nQUEEN: Then call it back.`;
    const settings = storySettings({ duration: 60, voice: "heart" });
    const { cast } = writeBoard({ prompt: "", script, settings }, VOICES);
    const genders = Object.fromEntries(
      cast
        .filter(({ voice }) => voice !== null)
        .map(({ name, voice }) => [
          name.toLowerCase(),
          VOICES.find(({ key }) => key === voice)?.gender,
        ]),
    );
    expect(genders).toMatchObject({
      ...{ anna: "female", grandmother: "female", peter: "male", queen: "female" },
    });
  });

  test("gives a slow voice fewer words and keeps the requested speed", () => {
    const told = (voice: string) => {
      const settings = storySettings({ voice, duration: 60 });
      const board = writeBoard({ prompt: "a fox finds a lantern", script: null, settings }, VOICES);
      expect(board.settings).toEqual(settings);
      return board.scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
    };
    const slower = told("heart") / told("pocket");
    expect(slower).toBeGreaterThan(1.2);
    expect(slower).toBeLessThan(1.6);
  });

  test("lets only the narrator speak when there is no other voice or there are few words", () => {
    const speakers = (duration: number, voices: typeof VOICES) =>
      writeBoard(
        {
          ...{ prompt: "a fox called Ember finds a lost star", script: null },
          settings: storySettings({ duration, voice: "heart" }),
        },
        voices,
      ).scenes.filter(({ speaker }) => speaker !== null);
    expect(speakers(90, VOICES.slice(0, 1))).toEqual([]);
    expect(speakers(15, VOICES)).toEqual([]);
  });

  test.each([
    ["an umbrella waits at the station for its owner", "history"],
    ["two robots fall in love on a rooftop in the rain", "history"],
    ["a dragon is afraid of heights", "romantic"],
    ["a cat riding a skateboard", "action-packed"],
  ] as const)("keeps to 26 words with %j, %s", (prompt, genre) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const wishes = { genre, seed, duration: 15, speed: 0.7 } as const;
      const words = countWords(narrations(prompt, wishes).join(" "));
      expect(Math.abs(words / wordsFor(storySettings(wishes)) - 1)).toBeLessThanOrEqual(0.15);
    }
  });

  test.each(drawn([15, 30, 60], 1))("keeps to its length in %i slow seconds", (duration) => {
    const prompts = [
      "an umbrella waits at the station for its owner",
      "a boy gives his last apple to a hungry horse",
      "a bear opens a bakery that sells only fish cake",
      "a fox finds a lantern. ".repeat(90).trim(),
    ];
    for (const prompt of prompts)
      for (const [seed, genre] of STORY_GENRES.entries()) {
        const wishes = { genre, seed, duration, speed: 0.7 } as const;
        const words = countWords(narrations(prompt, wishes).join(" "));
        const off = Math.abs(words / wordsFor(storySettings(wishes)) - 1);
        expect(off, `${genre}: ${prompt.slice(0, 40)}`).toBeLessThanOrEqual(0.15);
      }
  });

  test("tells a deed only once when words are few", () => {
    for (const genre of STORY_GENRES) {
      const prompt = "a detective looks for a missing crown in the museum";
      const text = narrations(prompt, { genre, duration: 15 }).join(" ");
      expect(text.match(/missing crown/g)).toHaveLength(1);
    }
  });

  test("leaves nested clauses in place", () => {
    const prompt = "two owls who only meet when the lighthouse is dark";
    const text = narrations(prompt, { genre: "romantic", duration: 20 }).join(" ");
    expect(text).toContain("only met when the lighthouse was dark");
    expect(text).not.toMatch(/lighthouse, /);
    const door = "a girl finds a door in the forest that was not there yesterday";
    const told = narrations(door, { genre: "mysterious", duration: 20 }).join(" ");
    expect(told).toContain("found a door in the forest that was not there yesterday");
    expect(told).toMatch(/, a girl, /);
  });

  test("is identical for the same order and differs for another seed", () => {
    const order = { prompt: "a robot learns to paint", script: null, settings: storySettings({}) };
    expect(writeBoard(order)).toEqual(writeBoard(order));
    expect(narrations(order.prompt, { seed: 2 })).not.toEqual(
      narrations(order.prompt, { seed: 3 }),
    );
  });

  test("never repeats an opening in consecutive seeds, for twenty seeds", () => {
    const openings = Array.from(
      { length: 20 },
      (_, seed) => narrations("a snail enters a race", { seed, duration: 15 })[0],
    );
    openings.forEach((opening, index) => {
      if (index > 0) expect(opening).not.toBe(openings[index - 1]);
    });
  });

  test("names the figures of the prompt in words and pictures", () => {
    const board = write("a lonely lighthouse keeper befriends a whale called Blue", {
      duration: 60,
    });
    expect(board.scenes[0]?.narration).toContain("a lonely lighthouse keeper");
    const turn = board.scenes.find(({ narration }) => narration.includes("befriended a whale"));
    const whale = board.cast.find(({ look }) => look.includes("whale"));
    expect(turn?.cast).toContain(whale?.id);
    expect(write("a fox called Ember finds a star").cast[0]?.name).toBe("Ember");
  });

  test("refers to a figure as the prompt does", () => {
    const text = narrations("a captain who lost her ship", { duration: 90 }).join(" ");
    expect(text).toMatch(/\b[Ss]he\b/);
    expect(text).not.toMatch(/\b(?:[Tt]hemself|[Hh]e)\b/);
  });

  test("tells the further sentences of a prompt", () => {
    const text = narrations(
      "A fox lives in a snowy forest. She loses her red scarf. An owl helps her find it.",
      { duration: 60 },
    ).join(" ");
    expect(text).toContain("She lost her red scarf.");
    expect(text).toContain("An owl helped her find it.");
  });

  test("sounds different in every genre and tone", () => {
    const sentences = (settings: Partial<StorySettings>) =>
      new Set(
        narrations("a robot learns to paint", { ...settings, duration: 60 })
          .join(" ")
          .split(/(?<=[.!?]) /),
      );
    const byGenre = STORY_GENRES.map((genre) => sentences({ genre }));
    byGenre.forEach((own, index) => {
      for (const other of byGenre.slice(index + 1))
        expect([...own].filter((sentence) => other.has(sentence)).length).toBeLessThanOrEqual(2);
    });
    expect([...sentences({ tone: "solemn" })]).not.toEqual([...sentences({ tone: "playful" })]);
  });

  test("explains with only the prompt's own facts", () => {
    const fact = "The bell was cast by two sisters.";
    const told = narrations(`The clock tower of our town. ${fact}`, {
      type: "informative",
      duration: 45,
    }).join(" ");
    expect(told).toContain(fact);
    const prompt = "how bees make honey";
    for (const genre of STORY_GENRES)
      for (const type of ["informative", "promotional"] as const) {
        const text = narrations(prompt, { type, genre, duration: 30 }).join(" ");
        expect(text).not.toMatch(
          /\d|\b(?:because of|the best|proven|guaranteed|cheapest|percent|century)\b/i,
        );
      }
  });

  test.each([
    "",
    "7",
    "🐙🎂",
    "أسد في الصحراء",
    "從前有一隻貓",
    "x".repeat(2_000),
    "# [a] {b} \\ #hero#",
  ])("works for %j", (prompt) => {
    for (const type of STORY_TYPES)
      expect(boardSchema.safeParse(write(prompt, { type, duration: 30 })).error).toBeUndefined();
  });
});
