import { ChildFailed } from "@kinora/process/child/child-failed";
import { afterEach, expect, test } from "vitest";
import { type NarrationQueue, openNarrationQueue } from "./narration-queue.ts";
import { narrationLimit, openNarrator } from "./open-narrator.ts";

const fixture = new URL("./test/narrator-fixture.ts", import.meta.url);
/**
 * Timeout in seconds: long enough to start a process on any machine, except for the line that
 * hangs.
 */
const limitOf = ({ text }: { text: string }) => (text === "hang" ? 1 : 300);

const queues: NarrationQueue[] = [];
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.close())));

function openQueue() {
  const queue = openNarrationQueue(() => openNarrator(fixture, limitOf));
  queues.push(queue);
  const finished: string[] = [];
  /** Returns which process narrated the line, and its number among the lines of that process. */
  const say = async (
    text: string,
    stop = new AbortController(),
    onBegin = () => {},
    whose?: string,
  ) => {
    const on = { signal: stop.signal, onProgress: onBegin };
    const order = { text, voice: "heart", speed: 1, ...on, ...(whose && { whose }) };
    try {
      const { notices, redone } = await queue.narrate(order);
      return { by: JSON.stringify(notices[0]), line: redone };
    } finally {
      finished.push(text);
    }
  };
  return { queue, say, finished };
}
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test("one person's many lines do not keep another's waiting", async () => {
  const { say, finished } = openQueue();
  const by = (whose: string, text: string) => say(text, undefined, undefined, whose);
  const many = Array.from({ length: 30 }, (_, index) => by("Ada", `Ada ${index}`));
  await Promise.all([...many, by("Bruno", "Bruno 0")]);
  expect(finished.indexOf("Bruno 0")).toBe(1);
  expect(finished.filter((text) => text.startsWith("Ada"))).toEqual(
    many.map((_, index) => `Ada ${index}`),
  );
});

test("lines of nobody are narrated in order of arrival by a single process", async () => {
  const { say, finished } = openQueue();
  const lines = await Promise.all(["one", "two", "three"].map((text) => say(text)));
  expect(finished).toEqual(["one", "two", "three"]);
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(new Set(lines.map(({ by }) => by)).size).toBe(1);
});

test("a line aborted while it waits is never started and delays no other line", async () => {
  const { say } = openQueue();
  const [speaking, waiting] = [new AbortController(), new AbortController()];
  const begun = Promise.withResolvers<void>();
  const first = failureOf(say("long", speaking, begun.resolve));
  const second = failureOf(say("never", waiting));
  const third = say("three");
  await begun.promise;
  waiting.abort(new Error("not any more"));
  expect(await second).toEqual(new Error("not any more"));
  speaking.abort(new Error("enough"));
  expect(await first).toEqual(new Error("enough"));
  expect((await third).line).toBe(1);
});

test("lost patience ends the wait of a line, but not a line that has begun", async () => {
  const { queue } = openQueue();
  const lost = new AbortController();
  const begun = Promise.withResolvers<void>();
  const stop = new AbortController();
  const line = { voice: "heart", speed: 1, patience: lost.signal, signal: stop.signal };
  const first = failureOf(
    queue.narrate({ ...line, text: "long", onProgress: () => begun.resolve() }),
  );
  const second = failureOf(queue.narrate({ ...line, text: "never" }));
  await begun.promise;
  lost.abort(new Error("others wait"));
  expect(await second).toEqual(new Error("others wait"));
  stop.abort(new Error("enough"));
  expect(await first).toEqual(new Error("enough"));
});

test("a line aborted while it is narrated makes way for the next, even if it ignores the signal", async () => {
  const { say } = openQueue();
  for (const text of ["long", "hang"]) {
    const stop = new AbortController();
    const given = failureOf(say(text, stop, () => stop.abort(new Error("enough"))));
    const next = say("next");
    expect(await given).toEqual(new Error("enough"));
    expect((await next).line).toBe(1);
  }
});

test("a line that hangs fails alone, and so does one that kills its narrator", async () => {
  const { say } = openQueue();
  const before = await say("before");
  const hanging = failureOf(say("hang"));
  const dying = failureOf(say("die"));
  const after = [say("after"), say("last")];
  expect(await hanging).toMatchObject({ kind: "time" });
  expect(await dying).toBeInstanceOf(ChildFailed);
  const [one, two] = await Promise.all(after);
  expect(one?.by).not.toBe(before.by);
  expect([one?.line, two?.line]).toEqual([1, 2]);
  expect(two?.by).toBe(one?.by);
});

test("a refusal keeps the narrator", async () => {
  const { say } = openQueue();
  const { by } = await say("one");
  await expect(say("refuse")).rejects.toMatchObject({
    said: { code: "voice.nothingToSay", params: {} },
  });
  expect((await say("two")).by).toBe(by);
});

test("a line's timeout depends on its length", () => {
  const line = (length: number, speed = 1) =>
    narrationLimit({ text: "word ".repeat(length / 5), voice: "heart", speed });
  expect(line(5)).toBeGreaterThanOrEqual(120);
  expect(line(600)).toBeGreaterThan(6 * line(60) - 6 * 120);
  expect(line(600)).toBeLessThan(20 * 60);
  expect(line(600, 0.7)).toBeGreaterThan(line(600));
  const digits = { text: "9".repeat(600), voice: "heart", speed: 1 };
  const bounded = narrationLimit({ ...digits, mostSeconds: 75 });
  expect(bounded).toBeLessThan(narrationLimit(digits));
  expect(bounded).toBeLessThanOrEqual(120 + 15 * 75);
});
