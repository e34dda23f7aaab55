import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { expect, test } from "vitest";
import { followOrder } from "./follow-order.ts";
import type { Intent } from "./intent.ts";
import type { AskedByKey, ReplayOutcome } from "./provider.ts";

const HOUR = 3_600_000;
const begunAt = new Date("2026-11-26T00:00:00Z");
const intent = {
  ...{ key: "our key", provider: "a service", endpoint: "a/model", bodyHash: "digest of words" },
  ...{ state: "sending", upstreamId: null, files: null, begunAt, keyMark: "ours: our key" },
} as Intent;
const order = { recipe: {} as Recipe, inputs: {}, background: false };

/** Follows an order whose replayed POST gets this response. */
async function follow(
  said: ReplayOutcome,
  { body = "words", after = HOUR, kept = true, wanted = true, open = true, of = intent } = {},
) {
  const done: unknown[] = [];
  const provider: AskedByKey = {
    name: "a service",
    keyLife: 23 * HOUR,
    keyMark: (key) => `ours: ${key}`,
    map: async () => ({ endpoint: "a/model", body }),
    submit: async () => ({ kind: "unknown" }),
    replay: async (mapped, key) => {
      done.push(["replay", mapped.body, key]);
      return said;
    },
  };
  const note =
    (what: string, result: boolean) =>
    async (...noted: unknown[]) => {
      done.push([what, ...noted]);
      return result;
    };
  const ports = {
    intents: {
      accept: note("accept", true),
      keep: note("keep", kept),
      noteReplay: async () => open,
    },
    digest: (text: string) => `digest of ${text}`,
    now: () => new Date(begunAt.getTime() + after),
  } as unknown as Parameters<typeof followOrder>[3];
  const standing = await followOrder(of, async () => (wanted ? order : null), provider, ports);
  return { standing, done };
}

const REPLAY = ["replay", "words", "our key"];
const files = [{ url: "https://files.example/a" }];

test("replays the POST to learn the status and notes that the service has the order", async () => {
  const stage = { kind: "making", percent: null } as const;
  const working = { kind: "working", stage, afterMilliseconds: 5_000 } as const;
  expect(await follow(working)).toEqual({
    standing: working,
    done: [REPLAY, ["accept", "our key", "our key"]],
  });
  expect(await follow({ kind: "failed" })).toEqual({
    standing: { kind: "failed" },
    done: [REPLAY, ["accept", "our key", "our key"]],
  });
  expect(await follow({ kind: "unclear" })).toEqual({
    standing: { kind: "unclear" },
    done: [REPLAY],
  });
});

test("stores the files before reporting the order as done", async () => {
  const keeping = [REPLAY, ["keep", "our key", "our key", files]];
  expect(await follow({ kind: "files", files })).toEqual({
    standing: { kind: "done" },
    done: keeping,
  });
  expect(await follow({ kind: "files", files }, { kept: false })).toEqual({
    standing: { kind: "unclear" },
    done: keeping,
  });
  expect(await follow({ kind: "unclear" }, { of: { ...intent, files } })).toEqual({
    standing: { kind: "done" },
    done: [],
  });
});

test.each([
  ["their key may have ended", { after: 23 * HOUR }],
  ["it would be another order", { body: "other words" }],
  ["nobody wants it any more", { wanted: false }],
  ["it has ended since", { open: false }],
])("sends nothing again where %s", async (_why, how) => {
  expect(await follow({ kind: "failed" }, how)).toEqual({
    standing: { kind: "unclear" },
    done: [],
  });
});

test("replays only with the API key that the order was placed with", async () => {
  const otherKey = { ...intent, keyMark: "another's: our key" };
  expect(await follow({ kind: "failed" }, { of: otherKey })).toEqual({
    standing: { kind: "unclear" },
    done: [],
  });
  const unmarked = { ...intent, keyMark: null };
  expect(await follow({ kind: "failed" }, { of: unmarked })).toMatchObject({
    standing: { kind: "failed" },
  });
});
