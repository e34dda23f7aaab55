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
