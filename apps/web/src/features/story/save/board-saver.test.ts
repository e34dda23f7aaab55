import type { Board } from "@kinora/contracts/story/board";
import type { Story } from "@kinora/contracts/story/story";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { board, story } from "../../../test/story-builders.ts";
import { makeBoardSaver } from "./board-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (title: string) => (one: Board) => ({ ...one, title });
const refused = (code: string) => ({
  status: 409,
  data: { code, message: "", details: {}, requestId: "" },
});

/** A server that holds each answer until it is released. */
function begin() {
  const sent: { version: number; title: string }[] = [];
  const answers: { resolve: (story: Story) => void; reject: (error: unknown) => void }[] = [];
  const saver = makeBoardSaver({
    board: board(),
    version: 1,
    quiet: 700,
    send: (version, { title }) => {
      sent.push({ version, title });
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
  });
  const answer = async (version: number, title: string) => {
    answers.shift()?.resolve(story({ version, board: board({ title }) }));
    await vi.advanceTimersByTimeAsync(0);
  };
  const refuse = async (code: string) => {
    answers.shift()?.reject(refused(code));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, answer, refuse };
}

test("debounces changes and sends them together", async () => {
  const { saver, sent, answer } = begin();
  saver.edit(titled("a"));
  await vi.advanceTimersByTimeAsync(600);
  saver.edit(titled("ab"));
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ version: 1, title: "ab" }]);
  await answer(2, "ab");
  expect(saver.state()).toMatchObject({ phase: "saved", version: 2 });
});

test("sends edits made during a request afterwards, with the new version", async () => {
  const { saver, sent, answer } = begin();
  saver.edit(titled("a"));
  const done = saver.flush();
  saver.edit(titled("ab"));
  await answer(2, "a");
  expect(saver.state().board.title).toBe("ab");
  await answer(3, "ab");
  expect(await done).toBe(true);
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(saver.state()).toMatchObject({ phase: "saved", version: 3 });
});

test("accepts the server's changes only when nothing is unsaved", async () => {
  const { saver } = begin();
  saver.receive(story({ version: 4, board: board({ title: "theirs" }) }));
  expect(saver.state()).toMatchObject({ version: 4, phase: "saved" });
  saver.edit(titled("mine"));
  saver.receive(story({ version: 5, board: board({ title: "theirs again" }) }));
  expect(saver.state()).toMatchObject({ phase: "conflict" });
  expect(saver.state().board.title).toBe("mine");
});

test("ignores an answer older than the known version", () => {
  const { saver } = begin();
  saver.receive(story({ version: 4, board: board({ title: "new" }) }));
  saver.receive(story({ version: 3, board: board({ title: "old" }) }));
  expect(saver.state().board.title).toBe("new");
});

test("lets either side win after a conflict", async () => {
  const { saver, sent, refuse, answer } = begin();
  saver.edit(titled("mine"));
  const first = saver.flush();
  await refuse("STORY_CHANGED");
  expect(await first).toBe(false);
  expect(saver.state().phase).toBe("conflict");
  const mine = saver.keepMine(story({ version: 8, board: board({ title: "theirs" }) }));
  await answer(9, "mine");
  expect(await mine).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 8, title: "mine" });
  saver.edit(titled("mine again"));
  saver.takeTheirs(story({ version: 10, board: board({ title: "theirs" }) }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.state()).toMatchObject({ phase: "saved", version: 10 });
  expect(sent).toHaveLength(2);
});
