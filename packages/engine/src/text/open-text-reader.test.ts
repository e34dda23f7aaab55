import { InputRefused } from "@kinora/domain/creation/input-refused";
import { storySettings } from "@kinora/story/script/test-stories";
import { writeBoard } from "@kinora/story/script/write-board";
import { afterAll, expect, test } from "vitest";
import { openTextReader } from "./open-text-reader.ts";

const reader = openTextReader();
afterAll(() => reader.close());
const order = (script: string) => ({ prompt: "", script, settings: storySettings({}) });

test("returns the same script as writing in this process, several at a time", {
  timeout: 130_000,
}, async () => {
  const orders = ["A fox waits. A bear comes.", `a${"\u0301".repeat(601)}`].map(order);
  const written = await Promise.all(orders.map((each) => reader.write(each, [])));
  expect(written).toEqual(orders.map((each) => writeBoard(each, [])));
});

test("reports why a script cannot be written, and continues with the next", {
  timeout: 130_000,
}, async () => {
  const long = "The bear walks home again. ".repeat(120);
  const refusal = reader.write(order(long), []);
  await expect(refusal).rejects.toMatchObject({ said: { code: "script.tooLong" } });
  await expect(refusal).rejects.toBeInstanceOf(InputRefused);
  // Full stops take no time, but each counts as a sentence, which makes too many scenes.
  await expect(reader.write(order(".".repeat(19_990)), [])).rejects.toMatchObject({
    said: { code: "script.tooManyScenes", params: { mostScenes: 16 } },
  });
  expect((await reader.write(order("A fox waits."), [])).scenes).toHaveLength(1);
});
