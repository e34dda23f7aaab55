import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTokens } from "./caption-tokens.ts";
import { lineText, splitPages } from "./split-pages.ts";

const measure = (text: string) => [...text].length;
const pagesOf = (text: string, width: number, lines: 1 | 2 = 2, seconds = 10) =>
  splitPages(readTokens(text, [], seconds), { width, lines, measure });
const written = (text: string, width: number) =>
  pagesOf(text, width).map((page) => page.lines.map(lineText));

const word = fc.stringMatching(/^[a-zäß]{1,14}[,.!?]?$/);
const texts = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));

describe("splitPages", () => {
  it("keeps every letter, in order, on lines that fit", () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 8, max: 50 }),
        fc.constantFrom(1, 2),
        (text, width, lines) => {
          const pages = pagesOf(text, width, lines);
          const all = pages.flatMap((page) => page.lines.map(lineText));
          expect(all.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
          expect(Math.max(...all.map(measure))).toBeLessThanOrEqual(width);
          expect(Math.max(...pages.map((page) => page.lines.length))).toBeLessThanOrEqual(lines);
        },
      ),
    );
  });

  it("shows one page at a time, each from before its first word", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 8, max: 50 }), (text, width) => {
        const pages = pagesOf(text, width);
        for (const [index, page] of pages.entries()) {
          expect(page.end).toBeGreaterThanOrEqual(page.start);
          expect(page.start).toBeLessThanOrEqual(page.lines[0]?.[0]?.start ?? 0);
          const next = pages[index + 1];
          if (next) expect(page.end).toBeLessThanOrEqual(next.start);
        }
      }),
    );
  });

  it("ends a page at the end of a sentence rather than inside the next one", () => {
    expect(written("The fox ran. Nobody saw where it went that night.", 40)).toEqual([
      ["The fox ran."],
      ["Nobody saw where it went that night."],
    ]);
  });

  it("breaks scripts without spaces between words, never inside one", () => {
    const lines = written("每天傍晚，小狐狸都会爬上山坡，看灯塔慢慢亮起来。", 9).flat();
    expect(lines.join("")).toBe("每天傍晚，小狐狸都会爬上山坡，看灯塔慢慢亮起来。");
    expect(lines.filter((line) => /^[，。]/.test(line))).toEqual([]);
  });

  it("splits a word only when it is wider than a line, and never isolates a full stop", () => {
    expect(written("Donaudampfschifffahrt", 10).flat()).toEqual(["Donauda", "mpfschi", "fffahrt"]);
    expect(written("ENORMOUS.", 8).flat()).toEqual(["ENORM", "OUS."]);
  });

  it("shows a single letter or emoji", () => {
    expect(written("a", 10)).toEqual([["a"]]);
    expect(written("🦊 👩‍🚀", 10)).toEqual([["🦊 👩‍🚀"]]);
  });
});

describe("readTokens", () => {
  it("keeps punctuation with its word", () => {
    const text = "“Wait,” she said — twice.";
    const at = (part: string) => ({
      from: text.indexOf(part),
      to: text.indexOf(part) + part.length,
    });
    const words = ["Wait", "she", "said", "twice"].map((part, index) => ({
      text: part,
      ...at(part),
      start: index,
      end: index + 0.5,
    }));
    expect(readTokens(text, words, 5).map((token) => token.text)).toEqual([
      "“Wait,”",
      "she",
      "said",
      "— twice.",
    ]);
  });
});
