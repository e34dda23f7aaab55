import { z } from "zod";

const wanted = z.object({
  idea: z.string(),
  type: z.string(),
  words: z.number(),
  scenes: z.number(),
});

/** Enough text for any length. */
const TALE =
  "the morning was clear and the road was long so they walked on together without a word while the wind went through the grass and far away somebody sang an old song about the sea".split(
    " ",
  );

/**
 * Writes a script of the requested length about the requested subject; deterministic for equal
 * questions.
 */
export function simulatedScript(question: unknown): object {
  const { idea, type, words, scenes } = wanted.parse(question);
  const each = Math.max(6, Math.min(45, Math.round(words / scenes)));
  const numbers = Array.from({ length: scenes }, (_, index) => index);
  return {
    title: "A long road",
    description: "Somebody walks on and hears a song.",
    cast: [
      { name: "Ember", kind: "character", look: "a small orange fox with a red scarf" },
      { name: "the meadow", kind: "place", look: "a wide green meadow" },
    ],
    scenes: numbers.map((index) => ({
      narration: type === "narrative" ? told(index, each) : asked(each),
      visual: "Ember walks through the meadow in daylight",
      cast: ["Ember", "the meadow"],
      speaker: "",
      source: type === "narrative" ? "" : idea,
    })),
  };
}

function told(from: number, words: number): string {
  const said = Array.from({ length: words - 1 }, (_, at) => TALE[(7 * from + at) % TALE.length]);
  return `Then ${said.join(" ")}.`;
}

/** Makes no factual claim. */
const asked = (words: number) =>
  `What ${Array.from({ length: words - 1 }, (_, at) => TALE[at % TALE.length]).join(" ")}?`;
