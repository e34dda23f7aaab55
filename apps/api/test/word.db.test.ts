import { randomUUID } from "node:crypto";
import { CONFIRMED_HEADER } from "@kinora/contracts/word/word-list";
import { expect, it, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, parts } = await startTestServer();
const { stores, database, words } = parts;

/** Entries of these tests in addition to the shipped ones. */
await stores.wordEdits.add({
  added: [
    { text: "flarn*", tier: "banned", language: "en", isSoft: false, category: null },
    { text: "gribble", tier: "banned", language: "en", isSoft: true, category: null },
    { text: "zorkmid hoard", tier: "very_unsafe", language: "en", isSoft: false, category: "hate" },
  ],
  ...{ removed: [], allowed: ["gribble sea"], disallowed: [] },
  ...{ at: new Date(), by: null, note: "test", reverts: null },
});
await words.lists.refresh();

/** Sends a request as a user who has confirmed these words. */
async function send(
  method: "POST" | "PATCH" | "PUT",
  url: string,
  payload: object,
  confirmed?: string,
) {
  const headers = {
    ...{ authorization: "Bearer ada", "idempotency-key": randomUUID() },
    ...(confirmed !== undefined && { [CONFIRMED_HEADER]: encodeURIComponent(confirmed) }),
  };
  const answer = await server.inject({ method, url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}
const image = (prompt: string, more: object = {}) => ({ type: "text-to-image", prompt, ...more });
const strikes = () => database.selectFrom("strike").selectAll().execute();

test.each<[string, readonly ["POST" | "PATCH", string, object], string]>([
  ["a price", ["POST", "/api/quotes", image("a flarn fox")], "prompt"],
  ["an order", ["POST", "/api/creations", image("a fl4rned fox")], "prompt"],
  [
    "a setting",
    ["POST", "/api/quotes", image("a fox", { additionalParams: { caption: "so f.l.a.r.n" } })],
    "additionalParams.caption",
  ],
  [
    "what a work is not to show",
    ["POST", "/api/quotes", image("a fox", { additionalParams: { negative_prompt: "flarn" } })],
    "additionalParams.negative_prompt",
  ],
  ["a name", ["PATCH", "/api/me", { displayName: "Ada Flarn" }], "displayName"],
  ["a handle", ["PATCH", "/api/me", { handle: "flarn_ada" }], "handle"],
  ["words of oneself", ["PATCH", "/api/me", { bio: "I am flarned" }], "bio"],
  ["an idea for a story", ["POST", "/api/stories", { prompt: "the flarn of a fox" }], "prompt"],
  [
    "a script",
    ["POST", "/api/stories", { prompt: "a fox", script: "The fox.\n\nFlarn!" }],
    "script",
  ],
])(
  "rejects a banned word in %s, and reports its field",
  async (_what, [method, url, body], field) => {
    const { status, body: answer } = await send(method, url, body);
    expect([status, answer.code]).toEqual([422, "BANNED_WORD"]);
    const [word] = answer.details.words;
    expect(word).toMatchObject({ field, canConfirm: false });
    const text = field
      .split(".")
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);
    expect(`${text}`.slice(word.start, word.end)).toBe(word.word);
  },
);

it("accepts an ambiguous word once the user confirms it, and that word only", async () => {
  const body = image("a gribble beside a gribble");
  const refused = await send("POST", "/api/quotes", body, "");
  expect(refused.body.details.words).toMatchObject([
    { word: "gribble", start: 2, canConfirm: true },
    { word: "gribble", start: 19, canConfirm: true },
  ]);
  expect((await send("POST", "/api/quotes", body, "fox")).status).toBe(422);
  expect((await send("POST", "/api/quotes", body, "Gribble")).status).toBe(200);
  expect((await send("POST", "/api/quotes", image("a flarn"), "flarn")).status).toBe(422);
  expect((await send("POST", "/api/quotes", image("the gribble sea"))).status).toBe(200);
  const negative = image("a fox", { additionalParams: { negative_prompt: "gribble" } });
  expect((await send("POST", "/api/quotes", negative, "")).status).toBe(200);
  // A client that cannot ask the user is not asked to confirm.
  expect((await send("POST", "/api/quotes", body)).status).toBe(200);
});

it("names only the category of a very unsafe word, and records a strike when it is sent, once per text", async () => {
  const body = image("a Z0RKMID  hoard");
  const priced = await send("POST", "/api/quotes", body);
  expect([priced.status, priced.body.code]).toEqual([422, "VERY_UNSAFE_WORD"]);
  expect(priced.body.details).toEqual({ field: "prompt", category: "hate" });
  expect(await strikes()).toEqual([]);
  for (let times = 0; times < 3; times += 1) await send("POST", "/api/creations", body);
  expect(await strikes()).toMatchObject([{ user_id: "usr_ada", source: "words", reason: "hate" }]);
  await send("POST", "/api/creations", image("another zorkmid hoard"));
  expect(await strikes()).toHaveLength(2);
  expect(JSON.stringify(await strikes()).toLowerCase()).not.toContain("zorkmid");
});

it("stores nothing that it rejects", async () => {
  const count = () =>
    database
      .selectFrom("creation")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
  const before = await count();
  await send("POST", "/api/creations", image("a flarn"));
  expect(await count()).toEqual(before);
});
