import { afterAll, expect, test } from "vitest";
import { storySettings } from "../story/script/test-stories.ts";
import { writeBoard } from "../story/script/write-board.ts";
import { openTextReader } from "./open-text-reader.ts";

const reader = openTextReader();
afterAll(() => reader.close());
const order = (script: string) => ({ prompt: "", script, settings: storySettings({}) });

test("writes what would be written here, several at once", { timeout: 130_000 }, async () => {
  const orders = ["A fox waits. A bear comes.", `a${"\u0301".repeat(601)}`].map(order);
  const written = await Promise.all(orders.map((each) => reader.write(each, [])));
  expect(written).toEqual(orders.map((each) => writeBoard(each, [])));
});

test("says in its own words why a script cannot be written, and goes on", {
  timeout: 130_000,
}, async () => {
  const long = "The bear walks home again. ".repeat(120);
  await expect(reader.write(order(long), [])).rejects.toThrow(/would last about/);
  expect((await reader.write(order("A fox waits."), [])).scenes).toHaveLength(1);
});
