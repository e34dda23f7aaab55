import { createRandom } from "@kinora/studio/scene/random";
import { expect, it } from "vitest";
import { tell } from "./slots.ts";

const slots = {
  hero: "Amina",
  they: "she",
  was: "was",
  intro: "a lonely lighthouse keeper",
  prop: "“lantern?”",
  wish: "find  the sea",
  song: "C# or [a:b]",
  helper: undefined,
};

// Output of tracery-grammar for each line, and the next number of the seeded generator afterwards.
it.each([
  [
    "once there was #intro#, and #they# #was# called #hero#.",
    "Once there was a lonely lighthouse keeper, and she was called Amina.",
    1,
    0.8120523907709867,
  ],
  [
    "#hero# said: #prop#. nobody saw it… or did #they#?",
    "Amina said: “Lantern?” nobody saw it… Or did she?",
    6,
    0.5639452335890383,
  ],
  ["#wish#", "Find the sea", 3, 0.9210074511356652],
  ["nothing to fill, 100 % plain.", "Nothing to fill, 100 % plain.", 4, 0.7783539539668709],
  ["#hero##they#, #hero#-like", "Aminashe, Amina-like", 5, 0.9898818216752261],
])("tells a line, with one random draw per slot: %s", (line, told, seed, next) => {
  const random = createRandom(seed);
  expect(tell(line, slots, random)).toBe(told);
  expect(random.next()).toBe(next);
});

it("leaves special characters of user text unchanged", () => {
  expect(tell("it sang #song#.", slots, createRandom(1))).toBe("It sang C# or [a:b].");
});

it("throws on a line with an empty slot", () => {
  expect(() => tell("#helper# came", slots, createRandom(1))).toThrow("cannot tell");
});
