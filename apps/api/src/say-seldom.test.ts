import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saySeldom } from "./say-seldom.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("logs a line once, then the number of repetitions, and nothing when it stops", () => {
  const said: string[] = [];
  const say = saySeldom((line) => said.push(line), 1_000);
  for (let count = 0; count < 5; count += 1) say("state mismatch");
  say("another");
  expect(said).toEqual(["state mismatch", "another"]);
  vi.advanceTimersByTime(1_000);
  expect(said.slice(2)).toEqual(["state mismatch (4 more)"]);
  say("state mismatch");
  vi.advanceTimersByTime(5_000);
  expect(said.slice(3)).toEqual(["state mismatch (1 more)"]);
  say("state mismatch");
  expect(said.at(-1)).toBe("state mismatch");
});

it("remembers a limited number of lines, and logs those beyond it each time", () => {
  const said: string[] = [];
  const say = saySeldom((line) => said.push(line), 1_000);
  for (let count = 0; count < 101; count += 1) say(`line ${count}`);
  say("line 100");
  say("line 0");
  expect(said).toHaveLength(102);
});
