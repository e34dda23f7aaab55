import { expect, test } from "vitest";
import { planCasting } from "./casting-set/judge-casting.ts";

/** Returns which subject goes with which. */
const company = (prompt: string) =>
  planCasting(prompt).cast.map(({ subject, goesWith }) => [subject, goesWith]);

test("moves riders with their carriers and things with their holders", () => {
  expect(company("a man in a boat on the ocean")).toContainEqual(["man", "sailboat"]);
  expect(company("a woman riding a horse")).toContainEqual(["woman", "horse"]);
  expect(company("a guitarist walking in the city")).toContainEqual(["guitar", "person"]);
  expect(company("husky pulling a sled")).toContainEqual(["sled", "husky"]);
});

test("lets figures that only stand side by side move independently", () => {
  for (const prompt of ["a fox and a rabbit", "a cat next to a dog", "a knight and a princess"])
    for (const [, taker] of company(prompt)) expect(taker, prompt).toBeUndefined();
});

test("gives each of several riders a steed", () => {
  const riders = company("three knights on horses").filter(([subject]) => subject === "knight");
  expect(riders).toEqual(Array.from({ length: 3 }, () => ["knight", "horse"]));
});
