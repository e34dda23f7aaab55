import { Refusal } from "@kinora/domain/refusal";
import { expect, it } from "vitest";
import { refuseFlawedText } from "./refuse-flawed-text.ts";

function verdict(body: unknown): string {
  try {
    refuseFlawedText("body", body);
    return "taken";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

it.each([
  ["nothing", undefined, "taken"],
  ["a pair of halves", { text: "🦊" }, "taken"],
  ["a NUL sign far inside", [[[{ a: [["a\u0000"]] }]]], "INVALID_INPUT"],
  ["half of a pair in a name", { "\ud800": 1 }, "INVALID_INPUT"],
  ["20,001 characters", [{ text: "x".repeat(20_001) }], "TEXT_TOO_LONG"],
  ["a name of 20,001 characters", { ["x".repeat(20_001)]: 1 }, "TEXT_TOO_LONG"],
])("judges %s: %s", (_name, body, expected) => {
  expect(verdict(body)).toBe(expected);
});

it("follows 100,000 levels without recursion", () => {
  const nested = JSON.parse(`${"[".repeat(100_000)}"a\\u0000"${"]".repeat(100_000)}`);
  expect(verdict(nested)).toBe("INVALID_INPUT");
});
