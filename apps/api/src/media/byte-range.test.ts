import { describe, expect, it } from "vitest";
import { readByteRange } from "./byte-range.ts";

describe("readByteRange", () => {
  it.each([
    [undefined, null],
    ["bytes=0-99", { first: 0, last: 99 }],
    ["bytes=900-", { first: 900, last: 999 }],
    ["bytes=900-5000", { first: 900, last: 999 }],
    ["bytes=-10", { first: 990, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["lines=0-1", null],
    ["bytes=99999999999999999999-", null],
  ])("parses %s", (header, expected) => {
    expect(readByteRange(header, 1_000)).toEqual(expected);
  });
});
