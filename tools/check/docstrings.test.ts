import { expect, test } from "vitest";
import { bareFunctions } from "./docstrings.ts";

test("names an exported function without a docstring, in every syntax", () => {
  const text = [
    "export function one() {}",
    "export async function two() {}",
    "export const three = (a: number): number => a;",
    "export const four: Voice = (a, b) => {",
    "export const five = async (",
  ].join("\n\n");
  expect(bareFunctions(text)).toEqual(["one", "two", "three", "four", "five"]);
});

test("ignores documented functions, values and functions that are not exported", () => {
  const text = [
    "/** Says one. */\nexport function one() {}",
    "/**\n * Says two.\n */\nexport const two = () => 2;",
    "export const WHITE = [255, 255, 255];",
    "export const SUM = (1 + 2) * 3;",
    "function three() {}",
  ].join("\n\n");
  expect(bareFunctions(text)).toEqual([]);
});
