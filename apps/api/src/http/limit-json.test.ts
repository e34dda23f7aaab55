import { board } from "@kinora/contracts/story/board";
import { CAST_MAX, SCENES_MAX, TAKES_MAX } from "@kinora/contracts/story/story-limits";
import { Refusal } from "@kinora/domain/refusal";
import { scene, writtenBoard } from "@kinora/testing/story/written-board";
import { expect, it } from "vitest";
import { refuseComplexJson } from "./limit-json.ts";

function verdict(text: string): string {
  try {
    refuseComplexJson(text);
    return "taken";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

const nested = (depth: number, inside = '""', open = "[", close = "]") =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const list = (count: number, item = "0") => `[${Array(count).fill(item)}]`;

it.each([
  [
    "the reviewer's: 3,000 levels around 80,000 texts",
    nested(3_000, `${Array(80_000).fill('""')}`),
  ],
  ["a level more than is taken", nested(33)],
  ["100,000 lists", nested(100_000)],
  ["40,000 objects", nested(40_000, "0", '{"a":', "}")],
  ["a value more than is taken", list(10_000)],
  ["10,000 names", list(10_000, '"a":0').replace("[", "{").replace("]", "}")],
  ["empty lists side by side", list(5_100, "[]")],
  ["only beginnings", "[".repeat(200_000)],
  ["levels behind a text that ends in a backslash", `["\\\\",${nested(40)}]`],
])("rejects %s", (_name, text) => {
  expect(verdict(text)).toBe("BODY_TOO_COMPLEX");
});

it.each([
  ["nothing", ""],
  ["32 levels", nested(32)],
  ["9,998 values in a list", list(9_998)],
  ["brackets and commas within a text", `["${"[{,".repeat(50_000)}"]`],
  ["the same behind an escaped quote", `["a\\"${"[{,".repeat(50_000)}"]`],
  ["a text without an end", `"${"[".repeat(50_000)}`],
])("accepts %s", (_name, text) => {
  expect(verdict(text)).toBe("taken");
});

it("accepts five times the fullest possible storyboard", () => {
  const ids = Array.from({ length: CAST_MAX }, (_, at) => `who${at}`);
  const takes = Array.from({ length: TAKES_MAX }, (_, at) => ({ id: `take${at}`, seed: at }));
  const full = board.parse({
    ...writtenBoard(),
    cast: ids.map((id) => ({ id, kind: "character", name: id, look: "small", voice: null })),
    scenes: Array.from({ length: SCENES_MAX }, (_, at) => ({
      ...{ ...scene(`s${at}`, "words"), cast: ids },
      ...{ takes, takeId: "take0" },
    })),
  });
  expect(verdict(JSON.stringify(Array(5).fill(full)))).toBe("taken");
});
