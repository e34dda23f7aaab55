import { describe, expect, it } from "vitest";
import { judgeSizes } from "./file-sizes.ts";

function files(count: number, lines: number) {
  return Array.from({ length: count }, (_, index) => ({ file: `${lines}-${index}.ts`, lines }));
}

describe("the rule of file sizes", () => {
  it("is met by small files and a few longer ones", () => {
    expect(judgeSizes([...files(95, 60), ...files(5, 300)])).toBe("");
  });

  it("is broken by one file over 300 lines", () => {
    expect(judgeSizes([...files(99, 60), ...files(1, 301)])).toBe(
      "301-0.ts has 301 lines (300 at most)",
    );
  });

  it("is broken when more than one in twenty has over 180 lines", () => {
    expect(judgeSizes([...files(94, 60), ...files(6, 181)])).toMatch(
      /^6 files have over 180 lines \(5 may\)/,
    );
  });
});
