import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { NARRATION_MAX, SCENES_MAX } from "@kinora/contracts/story/story-limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ABSTRACT_VISUAL } from "./abstract-visual.ts";
import { StoryTooLong, splitScript } from "./split-script.ts";
import { storySettings } from "./test-stories.ts";
import { writeBoard } from "./write-board.ts";

const bare = (text: string) => text.replace(/\s+/g, "");
const said = (script: string) => splitScript(script, 1).map(({ text }) => text);

const sentence = fc.constantFrom(
  "The fox ran.",
  "“Is it you?” she asked.",
  "He said: never give up!",
  "月亮出来了。",
  "你好吗？",
  "هل رأيت القمر؟",
  "It cost 3.50, not 4…",
  "🦊🌙",
  "a line without an end",
  "Dr. Smith (the old one) slept.",
);
const script = fc
  .array(fc.tuple(sentence, fc.constantFrom(" ", "\n", "\n\n", "  ", " \n\n\n ")), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => parts.map(([text, gap]) => text + gap).join(""));

describe("splitScript", () => {
  test("keeps every character unchanged", () => {
    fc.assert(
      fc.property(script, (text) => {
        const parts = said(text);
        expect(bare(parts.join(""))).toBe(bare(text));
        for (const part of parts) {
          expect(text).toContain(part);
          expect(part.length).toBeLessThanOrEqual(NARRATION_MAX);
        }
        expect(parts.length).toBeLessThanOrEqual(SCENES_MAX);
      }),
    );
  });

  test("splits any text, or reports how long it would last", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 3_000 }), (text) => {
        fc.pre(text.trim() !== "" && !/[#:[\](){}]|^\s*[-*_=]{3}|\b(?:INT|EXT|EST)\b/m.test(text));
        try {
          expect(bare(said(text).join(""))).toBe(bare(text));
        } catch (error) {
          expect(error).toBeInstanceOf(StoryTooLong);
        }
      }),
    );
  });

  test.each([
    ["accents", "a", "\u0301"],
    ["joiners", "👩", "\u200d👩"],
    ["marks of two units", "a", "\u{1d165}"],
  ])("terminates even when one character is longer than a scene: %s", (_name, letter, mark) => {
    for (const count of [599, 600, 601, 3_000]) {
      const text = letter + mark.repeat(count);
      const parts = said(text);
      expect(parts.join("")).toBe(text);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(NARRATION_MAX);
        expect(part.isWellFormed()).toBe(true);
      }
    }
  });

  test("starts scenes at scene markers and keeps directions out of the spoken text", () => {
    const parts = splitScript(
      "# The Star\n\n[EXT. HARBOUR - NIGHT]\nNarrator: A fox waits.\n\nScene 2: The forest\nTOM: Hello, fox.\n(door slams)\nScene 3: The fox ran home.\n",
      1,
    );
    expect(parts.map(({ text }) => text)).toEqual([
      "A fox waits.",
      "Hello, fox.",
      "The fox ran home.",
    ]);
    expect(parts.map(({ speaker }) => speaker)).toEqual([null, "Tom", null]);
    expect(parts[0]?.hints).toEqual(["The Star", "EXT. HARBOUR - NIGHT"]);
    expect(parts[1]?.hints).toEqual(["The forest"]);
  });

  test("needs a name to precede a colon twice before treating it as a speaker", () => {
    expect(said("Remember: never give up.")).toEqual(["Remember: never give up."]);
    const parts = splitScript("Mia: Hello.\n\nTom waved.\n\nMia: Are you there?", 1);
    expect(parts.map(({ speaker }) => speaker)).toEqual(["Mia", null, "Mia"]);
  });

  test.each([
    ...["\n.", "\n!", ".\n\n", "…\n", "!\n\n"].map((piece) => piece.repeat(9_000 / piece.length)),
    "\n.".repeat(9_000),
    ...["# a", "Scene 1: ", "INT.", "["].map((begin) => `${begin}${" ".repeat(9_000)}x`),
    `# ${"a #".repeat(3_000)}x`,
  ])("returns quickly for any input: %#", (text) => {
    try {
      for (const part of said(text)) expect(part.length).toBeLessThanOrEqual(NARRATION_MAX);
    } catch (error) {
      expect(error).toBeInstanceOf(StoryTooLong);
    }
  });

  test("keeps all of a large number of short sentences", () => {
    const quiet = "“!” ".repeat(900).trim();
    expect(bare(said(quiet).join(""))).toBe(bare(quiet));
  });

  test("keeps the text of a heading without its closing marks", () => {
    const parts = splitScript("## The Star  ##\nA fox waits.\n### C #1\nIt goes.\n# #\nEnd.", 1);
    expect(parts.map(({ hints }) => hints)).toEqual([["The Star"], ["C #1"], ["#"]]);
  });

  test("distributes the text evenly", () => {
    const parts = said(
      Array.from({ length: 40 }, (_, index) => `The bear walks home number ${index}.`).join(" "),
    );
    const lengths = parts.map((text) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2 * Math.min(...lengths));
  });

  test("rejects more than three minutes, and reports the length", () => {
    const long = "The bear walks home again. ".repeat(120);
    expect(() => said(long)).toThrow(StoryTooLong);
    try {
      said(long);
    } catch (error) {
      expect(error instanceof StoryTooLong && error.seconds).toBeCloseTo(speakingTime(long));
    }
    expect(() => said("🦊".repeat(6_000))).toThrow(StoryTooLong);
    expect(() => said("x".repeat(20_000))).toThrow(StoryTooLong);
  });
});

describe("scriptBoard", () => {
  const boardOf = (text: string, prompt = "") =>
    writeBoard(
      { prompt, script: text, settings: storySettings({}) },
      ["narrator", "low", "high"].map((key) => ({ key, gender: "female", pace: 1 })),
    );

  test("shows the named figures, and keeps them and the place until others are named", () => {
    const board = boardOf(
      "Scene 1\nEmber the fox sits in the forest.\nScene 2\nThe night is long.\nScene 3\nA bear comes to the harbour.",
    );
    const visuals = board.scenes.map(({ visual }) => visual);
    expect(visuals[0]).toMatch(/Ember .*forest/);
    expect(visuals[1]).toMatch(/Ember .*forest at night/);
    expect(visuals[2]).toMatch(/bear .*harbour/);
  });

  test("gives speakers voices of their own", () => {
    const board = boardOf("The forest.\n\nTOM: Hello.\n\nANNA: Hello, Tom.");
    const voiceOf = (speaker: string | null) => board.cast.find(({ id }) => id === speaker)?.voice;
    expect(board.scenes.map(({ speaker }) => voiceOf(speaker))).toEqual([undefined, "low", "high"]);
  });

  test.each(["a", "12345", "🎭😀", "مرحبا بالعالم", "---", "# Title"])("works for %j", (text) => {
    const board = boardOf(text);
    expect(board.scenes.length).toBe(1);
    expect(board.scenes[0]?.narration).not.toBe("");
  });

  test("shows a mood, or the idea, when a scene names nothing drawable", () => {
    const board = boardOf("Aaa bbb.");
    expect(board.scenes[0]?.visual).toBe(ABSTRACT_VISUAL);
    expect(board.description).toBe("");
    expect(boardOf("Hmm.", "a fox in the snow").scenes[0]?.visual).toContain("fox");
  });
});
