import { expect, test } from "vitest";
import { planCasting } from "./casting-set/judge-casting.ts";

/** Who goes with whom, by subject. */
const company = (prompt: string) =>
  planCasting(prompt).cast.map(({ subject, goesWith }) => [subject, goesWith]);

test("riders go with what carries them, things with who holds them", () => {
  expect(company("a man in a boat on the ocean")).toContainEqual(["man", "sailboat"]);
  expect(company("a woman riding a horse")).toContainEqual(["woman", "horse"]);
  expect(company("a guitarist walking in the city")).toContainEqual(["guitar", "person"]);
  expect(company("husky pulling a sled")).toContainEqual(["sled", "husky"]);
});

test("those who only stand beside each other go their own ways", () => {
  for (const prompt of ["a fox and a rabbit", "a cat next to a dog", "a knight and a princess"])
    for (const [, taker] of company(prompt)) expect(taker, prompt).toBeUndefined();
});

test("each of several riders goes with a steed", () => {
  const riders = company("three knights on horses").filter(([subject]) => subject === "knight");
  expect(riders).toEqual(Array.from({ length: 3 }, () => ["knight", "horse"]));
});
