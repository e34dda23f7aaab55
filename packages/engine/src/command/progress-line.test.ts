import { expect, test } from "vitest";
import { createProgressLine } from "./progress-line.ts";

function record(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const output = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  const line = createProgressLine(output, () => time);
  const at = (milliseconds: number, share: number) => {
    time = milliseconds;
    line.show(share, "filming");
  };
  return { written, at, line };
}

test("writes each tenth once to a pipe", () => {
  const { written, at } = record(false);
  for (const share of [0, 0.04, 0.1, 0.11, 0.35, 1]) at(0, share);
  expect(written).toEqual([
    "  0 % filming\n",
    " 10 % filming\n",
    " 30 % filming\n",
    "100 % filming\n",
  ]);
});

test("shows a bar that fits the terminal, with an estimate once available, and clears it at the end", () => {
  const { written, at, line } = record(true);
  at(0, 0);
  at(10, 0.01);
  at(4_000, 0.5);
  expect(written).toHaveLength(2);
  expect(written[1]).toContain("█".repeat(14) + "░".repeat(14));
  expect(written[1]).toContain("50 % filming · 4 s left");
  expect(written.every((text) => text.length <= 61)).toBe(true);
  line.clear();
  expect(written.at(-1)).toMatch(/^\r +\r$/);
});
