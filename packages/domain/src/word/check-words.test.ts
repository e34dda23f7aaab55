import { expect, it } from "vitest";
import { checkWords } from "./check-words.ts";

/** Returns how many pauses checking texts of these lengths takes. */
async function pausesFor(...lengths: readonly number[]): Promise<number> {
  let pauses = 0;
  const texts = lengths.map((length, at) => ({ field: `${at}`, text: "x".repeat(length) }));
  await checkWords(
    () => [],
    { texts, confirmed: null },
    {
      onVeryUnsafe: async () => {},
      pause: async () => {
        pauses += 1;
      },
    },
  );
  return pauses;
}

it("pauses between pieces of long texts and checks short ones in one pass", async () => {
  expect(await pausesFor(500, 60, 60, 1_000)).toBe(0);
  expect(await pausesFor(2_000, 2_000, 2_000)).toBe(2);
  expect(await pausesFor(...Array.from({ length: 100 }, () => 100))).toBe(4);
});

it("refuses very unsafe words and reports their author, except in a negative prompt", async () => {
  const term = { text: "vile", tier: "very_unsafe", language: "en", isSoft: false } as const;
  const find = () => [{ term: { ...term, category: "hate" as const }, start: 0, end: 4 }];
  const blamed: string[] = [];
  const written = (field: string) =>
    checkWords(
      find,
      { texts: [{ field, text: "vile" }], confirmed: null },
      {
        onVeryUnsafe: async (found) => void blamed.push(found.field),
        pause: async () => {},
      },
    );
  for (const field of ["prompt", "others.0.additionalParams.negative_prompt"])
    await expect(written(field)).rejects.toMatchObject({ code: "VERY_UNSAFE_WORD" });
  expect(blamed).toEqual(["prompt"]);
});
