import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readScript } from "./read-script.ts";

const known = new Set(["stop", "nasa", "us", "no", "go", "the", "right", "now", "may", "ok"]);
const read = (text: string) => readScript(text, (word) => known.has(word));
/** The spoken form with punctuation: "mister fox, …". */
const said = (text: string) =>
  read(text)
    .words.map(({ spoken, mark, ends }) => `${spoken}${mark}${ends ? "¶" : ""}`)
    .join(" ");

describe("readScript", () => {
  it.each([
    ["In 1984, e.g. the 1980s", "in nineteen eighty four, for example the nineteen eighties"],
    ["2007 and 2024", "two thousand seven and twenty twenty four"],
    ["$3.50, £3 million or €1", "three dollars and fifty cents, three million pounds or one euro"],
    ["1,250 km at 8:05 a.m.", "one thousand two hundred fifty kilometres at eight oh five ay em."],
    ["3–5 cats, the 22nd", "three to five cats, the twenty second"],
    ["-5°C and 50%", "minus five degrees celsius and fifty percent"],
    ["Mr. Fox of Main St. met St. Ives.", "mister fox of main street met saint ives."],
    ["The FBI, NASA and the US", "the eff bee eye, nasa and the you ess"],
    ["STOP RIGHT NOW! No.", "stop right now! no."],
    ["a well-known rock 'n' roll act", "a well known rock en roll act"],
    ["“Go,” she said—or did she?", "go, she said— or did she?"],
    ["Wait... what; why: (now) yes", "wait… what; why: now, yes"],
    ["One.\n\nTwo 🎉 three", "one.¶ two three"],
    ["007 1/2 R2-D2", "zero zero seven a half are two dee two"],
    ["valueOf constructor.com toString", "valueof constructor dot com tostring"],
    ["www.example.com", "double you double you double you dot example dot com"],
    ["It was I. No. 5 met U.S. men", "it was i. number five met you ess men"],
  ])("speaks %j", (text, spoken) => {
    const words = new Set([...known, "example", "act"]);
    const script = readScript(text, (word) => words.has(word) || word.length > 3);
    const all = script.words.map((word) => `${word.spoken}${word.mark}${word.ends ? "¶" : ""}`);
    expect(all.join(" ")).toBe(spoken);
  });

  it("skips emoji and reports words that it cannot speak", () => {
    expect(said("🎉 🎉")).toBe("");
    expect(read("fox 你好 مرحبا 🎉").unsaid.map(({ text }) => text)).toEqual(["你好", "مرحبا"]);
    expect(read("...—!?").words).toEqual([]);
  });

  it("keeps the position of every word, whatever the text", () => {
    const pieces = ["fox", "e.g.", "$5", "1984", "—", "…", "“No!”", "don’t", "U.S.", "🎉", "你好"];
    const piece = fc.oneof(fc.constantFrom(...pieces, "\n\n", "2-3", "'tis"), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
        const text = parts.join(" ");
        let at = 0;
        const { words, unsaid } = read(text);
        for (const word of words) {
          expect(text.slice(word.from, word.to)).toBe(word.text);
          expect(word.from).toBeGreaterThanOrEqual(at);
          expect(word.spoken).toMatch(/^[\p{L}\p{M}']+( [\p{L}\p{M}']+)*$/u);
          at = word.to;
        }
        for (const { text: word, from, to } of unsaid) expect(text.slice(from, to)).toBe(word);
      }),
    );
  });
});

it("skips and reports what cannot be spoken in one breath", () => {
  const digits = "9".repeat(600);
  const script = readScript(`The code is ${digits} today.`, () => true);
  expect(script.words.map(({ text }) => text)).toEqual(["The", "code", "is", "today"]);
  expect(script.unsaid.map(({ text }) => text)).toEqual([digits]);
  expect(readScript("a".repeat(600), () => true).words).toEqual([]);
});
