import type { ServerEvent } from "@kinora/contracts/event/event";
import type { Signal } from "@kinora/domain/event/signal";
import { expect, it } from "vitest";
import type { StreamEvent } from "./event-loaders.ts";
import { PersonStreams } from "./person-streams.ts";

const signal = (subjectId: string): Signal => ({ userId: "usr_ada", noun: "story", subjectId });
const told = (storyId: string, version: number): ServerEvent => ({
  type: "story",
  storyId,
  version,
  patch: { over: [], sequence: version, fields: {} },
  card: null,
});

/** Creates streams whose lookup waits for a gate and returns how many lookups there were so far. */
function open() {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const streams = new PersonStreams(async ({ subjectId }) => {
    asked.push(subjectId);
    const version = asked.length;
    await gate.promise;
    return told(subjectId, version);
  });
  const join = () => {
    const heard: StreamEvent[] = [];
    const stream = {
      locale: "en" as const,
      write: (event: StreamEvent) => heard.push(event),
      close: () => heard.push({ type: "session", state: "ended" }),
    };
    streams.add(stream);
    return { heard, stream };
  };
  return {
    asked,
    streams,
    join,
    let: () => gate.resolve(),
    fail: () => gate.reject(new Error("away")),
  };
}

it("looks a signal up once for all streams, in order, and merges those that arrive meanwhile into one more lookup", async () => {
  const { asked, streams, join, let: go } = open();
  const [one, other] = [join(), join()];
  streams.hear(signal("a"));
  for (let count = 0; count < 5; count += 1) streams.hear(signal("a"));
  streams.hear(signal("b"));
  expect(asked).toEqual(["a"]);
  go();
  const all = [told("a", 1), told("a", 2), told("b", 3)];
  await expect.poll(() => one.heard).toEqual(all);
  expect(other.heard).toEqual(all);
  expect(asked).toEqual(["a", "a", "b"]);
});

it("looks nothing up without open streams, and closes streams that would miss an event", async () => {
  const { asked, streams, join, fail } = open();
  streams.hear(signal("a"));
  await Promise.resolve();
  expect(asked).toEqual([]);
  const { heard } = join();
  streams.hear(signal("a"));
  streams.hear(signal("b"));
  fail();
  await expect.poll(() => heard).toEqual([{ type: "session", state: "ended" }]);
  expect(asked).toEqual(["a"]);
});

it("closes the streams of a user after sending that the session is over", async () => {
  const heard: string[] = [];
  const streams = new PersonStreams(async () => ({ type: "session", state: "disabled" }));
  const ended = Promise.withResolvers<void>();
  streams.add({
    locale: "en",
    write: ({ type }) => void heard.push(type),
    close: () => {
      heard.push("closed");
      ended.resolve();
    },
  });
  streams.hear({ userId: "usr_ada", noun: "person", subjectId: "usr_ada" });
  await ended.promise;
  expect(heard).toEqual(["session", "closed"]);
});
