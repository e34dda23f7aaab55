import { STORY_GENRES } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_TONES } from "@kinora/contracts/story/story-vocabulary";
import { describe, expect, test } from "vitest";
import { sceneOf } from "./draw-beat.ts";
import { storySettings } from "./test-stories.ts";
import { TONES } from "./tone.ts";
import { writeBoard } from "./write-board.ts";

const write = (prompt: string, settings: Partial<StorySettings> = {}) =>
  writeBoard({ prompt, script: null, settings: storySettings(settings) });
const narrations = (prompt: string, settings: Partial<StorySettings> = {}) =>
  write(prompt, settings).scenes.map(({ narration }) => narration);

// Each board is planned scene by scene, which is slow on a busy machine.
describe("a told story", () => {
  test("shows the thing sought only once it is found", () => {
    const look = (prompt: string, words: string) =>
      write(prompt, { duration: 20 }).scenes.map(({ visual }) => visual.includes(words));
    expect(look("a fox who is afraid of the dark finds a lantern", "the lantern")).toEqual([
      ...[false, true, false],
    ]);
    expect(look("a girl finds a door in the forest", "the door")).toEqual([false, true, false]);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const board = write("a fox finds a lantern", { duration: 60, seed });
      const found = board.scenes.findIndex(({ narration }) => /found a lantern/.test(narration));
      const early = board.scenes.slice(0, found).map(({ visual }) => visual);
      expect(early.join(" ")).not.toContain("lantern");
    }
  });

  test("shows night when the text mentions night", () => {
    const scenes = STORY_GENRES.flatMap((genre) =>
      [1, 2, 3].flatMap(
        (seed) => write("a cat finds a letter", { genre, seed, duration: 90 }).scenes,
      ),
    );
    const nights = scenes.filter(({ narration }) => /\b(?:that|the) night\b/i.test(narration));
    expect(nights.length).toBeGreaterThan(3);
    for (const { visual, narration } of nights)
      expect(visual, narration).toMatch(/at night|indoors/);
  });

  test("keeps to one season, the one named if there is one", () => {
    const seasons = (prompt: string, seed: number) => {
      const settings = storySettings({ duration: 60, seed });
      const { scenes, cast } = writeBoard({ prompt, script: null, settings });
      return scenes.map(({ visual, takes, cast: ids }) => {
        const members = cast.filter(({ id }) => ids.includes(id));
        return sceneOf(visual, members, settings, takes[0]?.seed ?? 0).season;
      });
    };
    for (const seed of [1, 2, 3, 4])
      expect(new Set(seasons("a fox finds a key", seed)).size).toBe(1);
    expect(new Set(seasons("a fox finds a key in autumn", 1))).toEqual(new Set(["autumn"]));
  });

  test("ends a storm with the story, and brings the rain that was missed", () => {
    const skies = (prompt: string) =>
      write(prompt, { duration: 20 }).scenes.map(({ visual }) => /storm|rain/.exec(visual)?.[0]);
    const storm = skies("a rabbit races a storm to bring medicine to the village");
    expect(storm).toEqual(["storm", "storm", undefined]);
    expect(skies("a robot in the village misses the rain")).toEqual([undefined, "rain", "rain"]);
  });

  test("shows darkness when every light goes out", () => {
    for (const genre of STORY_GENRES) {
      const board = write("a cat finds a letter in the library", { genre, duration: 45 });
      const dark = board.scenes.filter(({ narration }) => /light|dark\b/.test(narration));
      const obstacle = dark.find(({ visual }) => /scared/.test(visual));
      expect(obstacle?.visual, genre).toMatch(/at night$/);
      expect(obstacle?.visual).not.toContain("daylight");
    }
  });

  test("does not mention trouble that has not come", () => {
    for (const genre of STORY_GENRES)
      for (const seed of [1, 2, 3, 4]) {
        const prompt = "a fox finds a lantern";
        const text = narrations(prompt, { genre, seed, duration: 20 }).join(" ");
        expect(text).not.toMatch(/[Ee]ven the (?:storm|fog|rain|snow|wind|dark)\b/);
      }
  });

  test("expresses its tone, however short it is", () => {
    const tones = STORY_TONES.filter((tone) => tone !== "basic");
    const heard = tones.filter((tone) => {
      const lines = Object.values(TONES[tone]).flat();
      return STORY_GENRES.every((genre) => {
        const text = narrations("a fox finds a lantern", { genre, tone, duration: 45 }).join(" ");
        return lines.some((line) => text.includes(line.split("#")[0]?.slice(0, 30) || "—"));
      });
    });
    expect(heard).toEqual(tones);
  });

  test("has a title and a description that read well in lists", () => {
    const titles = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => write("a fox finds a lantern", { seed, duration: 30 }).title,
    );
    expect(titles).toContain("The Fox Who Found a Lantern");
    expect(new Set(titles).size).toBeGreaterThan(2);
    expect(write("a fox finds  a lantern").description).toBe("A fox finds a lantern.");
    expect(write("patience").description).toBe("Patience");
    const asked = "Why do leaves turn red in autumn?";
    const board = write(asked, { type: "informative" });
    expect([board.title, board.description]).toEqual(["Why Do Leaves Turn Red in Autumn?", asked]);
    for (const { narration } of board.scenes) expect(narration).not.toContain("?”.");
  });
});
