import { board } from "@kinora/contracts/story/board";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();
const ada = shop.as("ada");

/** Is called once in each turn of the event loop, until the test ends. */
function watchTurns() {
  const turn = vi.fn(() => {
    next = setImmediate(turn);
  });
  let next = setImmediate(turn);
  onTestFinished(() => clearImmediate(next));
  return turn.mock.invocationCallOrder;
}

test("a list of storyboards parses each of them in a turn of the event loop of its own", async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Board ${at}`);
  for (const title of titles) {
    const asked = { prompt: "", board: writtenBoard({ title }) };
    expect((await ada("POST", "/api/stories", asked, title)).status).toBe(202);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  }
  const parse = vi.spyOn(board, "parse");
  onTestFinished(() => parse.mockRestore());
  const turns = watchTurns();
  const { body } = await ada("GET", "/api/stories?limit=100");
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(titles.toReversed());
  const parsed = parse.mock.invocationCallOrder;
  expect(parsed).toHaveLength(titles.length);
  const turnOf = (order: number) => turns.filter((turn) => turn < order).length;
  expect(new Set(parsed.map(turnOf)).size).toBe(titles.length);
});
