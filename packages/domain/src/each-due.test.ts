import { expect, test } from "vitest";
import { type DuePage, eachDue } from "./each-due.ts";

/** Ids that stay due whatever happens to them. */
const due = ["a", "b", "c", "d", "e"];
const find = async ({ after, limit }: DuePage) => due.filter((id) => id > after).slice(0, limit);

test.each([1, 2, 5, 9])(
  "processes each id once in pages of %i, although all stay due",
  async (limit) => {
    const seen: string[] = [];
    const log: string[] = [];
    await eachDue(
      { find, work: async (id) => seen.push(id), log: (line) => log.push(line) },
      limit,
    );
    expect(seen).toEqual(due);
    expect(log).toEqual([]);
  },
);

test("logs failures and goes on", async () => {
  const seen: string[] = [];
  const log: string[] = [];
  const work = async (id: string) => {
    if (id < "c") throw new Error("busy");
    seen.push(id);
  };
  await eachDue({ find, work, log: (line) => log.push(line) }, 2);
  expect(log).toEqual(["a: busy", "b: busy"]);
  expect(seen).toEqual(["c", "d", "e"]);
});
