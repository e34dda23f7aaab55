import { expect, it } from "vitest";
import { checkWords } from "./check-words.ts";

/** How many pauses looking at texts of these lengths takes. */
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

it("lets others be served between pieces of what is long, and looks at what is short at once", async () => {
  expect(await pausesFor(500, 60, 60, 1_000)).toBe(0);
  expect(await pausesFor(2_000, 2_000, 2_000)).toBe(2);
  expect(await pausesFor(...Array.from({ length: 100 }, () => 100))).toBe(4);
});

it("refuses very unsafe words, and tells of whoever wrote them, but not where they name what is not to be shown", async () => {
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
