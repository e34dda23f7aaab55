import { commentEvent } from "@kinora/contracts/comment/comment-event";
import { openEventTail } from "@kinora/database/event/tail-events";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tellStreams } from "../src/event/tell-streams.ts";
import { startTestServer } from "./test-server.ts";

const { server, hub, as, clock, database, parts } = await startTestServer();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
afterAll(tellStreams(await openEventTail(database), hub));
const [ada, bruno, chiyo, mira] = [as("ada"), as("bruno"), as("chiyo"), as("mira")];
const guest = as(null);
let keys = 0;
const key = () => `comment ${++keys}`;
const write = async (text: string, who = bruno, parentId: string | null = null, id = "fox") => {
  clock.now = new Date(+clock.now + 60_000);
  return who("POST", `/api/creations/${id}/comments`, { text, parentId }, key());
};
const list = async (who: typeof guest = guest, query = "") =>
  (await who("GET", `/api/creations/fox/comments?${query}`)).body;
const textsOf = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text);

beforeAll(async () => {
  for (const who of [ada, bruno, chiyo, mira]) await who("GET", "/api/me");
  await insertCreation(database, { id: "fox", user_id: "usr_ada" });
  await insertCreation(database, { id: "secret", user_id: "usr_ada", private: true });
  for (const id of ["bruno", "chiyo"])
    await insertCreation(database, { id: `of ${id}`, user_id: `usr_${id}` });
  const banned = { tier: "banned", language: "en", isSoft: false, category: null } as const;
  await parts.stores.wordEdits.add({
    ...{ added: [{ text: "flarn", ...banned }], removed: [], allowed: [], disallowed: [] },
    ...{ at: new Date(), by: null, note: "test", reverts: null },
  });
  await parts.words.lists.refresh();
});

it("is written, answered, read by everybody page by page, changed and deleted", async () => {
  const first = await write("Hello @ADA, lovely");
  expect([first.status, first.body]).toMatchObject([
    201,
    {
      author: { handle: "bruno" },
      mentions: [{ begins: 6, ends: 10, handle: "ada" }],
      byOwner: false,
    },
  ]);
  const reply = await write("Thanks", ada, first.body.id);
  await write("Second", chiyo);
  const seen = await list();
  expect(textsOf(seen)).toEqual(["Second", "Hello @ADA, lovely"]);
  expect(seen.items[1].firstReplies).toMatchObject([
    { text: "Thanks", byOwner: true, actions: [] },
  ]);
  expect(seen.rules).toEqual({ count: 3, mode: "open", mayManage: false, missing: null });
  const page = await list(bruno, "limit=1");
  expect(textsOf(await list(bruno, `limit=1&cursor=${page.nextCursor}`))).toEqual([
    "Hello @ADA, lovely",
  ]);
  const at = `/api/comments/${first.body.id}`;
  expect((await guest("GET", `${at}/replies`)).body.items).toMatchObject([{ id: reply.body.id }]);
  expect((await bruno("PATCH", at, { text: "Hello" })).body).toMatchObject({ text: "Hello" });
  expect((await chiyo("PATCH", at, { text: "Mine" })).body.code).toBe("COMMENT_NOT_FOUND");
  expect((await chiyo("DELETE", at)).body.code).toBe("COMMENT_NOT_FOUND");
  expect((await bruno("DELETE", at)).status).toBe(204);
  const left = (await list()).items[1];
  expect(left).toMatchObject({ state: "gone", text: "", author: null, replies: 1 });
});

it("passes the word gate, and refuses what isn't seen, or is no comment", async () => {
  expect((await write("what a FLARN thing")).body.code).toBe("BANNED_WORD");
  expect((await write("   ")).body.code).toBe("INVALID_INPUT");
  expect((await write("x".repeat(1_001))).body.code).toBe("INVALID_INPUT");
  for (const id of ["secret", "none"]) {
    expect((await write("Hi", bruno, null, id)).body.code).toBe("CREATION_NOT_FOUND");
    expect((await guest("GET", `/api/creations/${id}/comments`)).status).toBe(404);
  }
  expect((await guest("POST", "/api/creations/fox/comments", { text: "Hi" }, key())).status).toBe(
    401,
  );
});

it("the author of the work decides who may write, and what stays", async () => {
  const mode = (to: string, who = ada) =>
    who("PUT", "/api/creations/fox/comments/mode", { mode: to });
  expect((await mode("closed", bruno)).body.code).toBe("CREATION_NOT_FOUND");
  await mode("approval");
  const { body: waiting } = await write("May I?");
  expect(waiting.state).toBe("waiting");
  expect(textsOf(await list())).not.toContain("May I?");
  expect(textsOf(await list(ada))).toContain("May I?");
  const at = `/api/comments/${waiting.id}`;
  expect((await bruno("POST", `${at}/approval`, { version: 1 })).body.code).toBe(
    "COMMENT_NOT_FOUND",
  );
  expect((await ada("POST", `${at}/approval`, { version: 1 })).body.state).toBe("shown");
  expect(textsOf(await list())).toContain("May I?");
  expect((await ada("POST", `${at}/removal`)).status).toBe(204);
  expect(textsOf(await list(bruno))).not.toContain("May I?");
  await mode("closed");
  expect((await write("Still?")).body.code).toBe("COMMENTS_CLOSED");
  await mode("open");
});

it("is reported and decided by a moderator, and blocked people don't read one another", async () => {
  const { body: rude } = await write("You fool", bruno);
  const at = `/api/comments/${rude.id}/reports`;
  expect((await bruno("POST", at, { reason: "harassment" })).body.code).toBe("OWN_COMMENT");
  expect((await chiyo("POST", at, { reason: "harassment" })).status).toBe(201);
  const cases = (await mira("GET", "/api/moderation/comments")).body;
  expect(cases).toMatchObject({ waiting: 1, items: [{ id: rude.id, text: "You fool" }] });
  const decision = { verdict: "hide", rule: "harassment", note: "Rude", of: "reports", version: 1 };
  const decided = await mira("POST", `/api/moderation/comments/${rude.id}/decision`, decision);
  expect([decided.status, decided.body]).toEqual([200, { waiting: 0 }]);
  expect(textsOf(await list())).not.toContain("You fool");
  const [statement] = (await bruno("GET", "/api/me/comment-statements")).body.items;
  expect(statement).toMatchObject({ said: "You fool", note: "Rude", mayAppeal: true });
  await write("A calm word", bruno);
  expect((await chiyo("PUT", "/api/people/bruno/block")).status).toBe(204);
  expect((await chiyo("GET", "/api/me/blocks")).body.items).toMatchObject([
    { person: { handle: "bruno" } },
  ]);
  expect(textsOf(await list(chiyo))).not.toContain("A calm word");
  expect(textsOf(await list(ada))).toContain("A calm word");
  expect((await bruno("POST", "/api/people/chiyo/follow")).body.code).toBe("PERSON_BLOCKED");
  expect((await write("Hi", bruno, null, "of chiyo")).body.code).toBe("CREATION_NOT_FOUND");
  expect((await chiyo("DELETE", "/api/people/bruno/block")).status).toBe(204);
  expect(textsOf(await list(chiyo))).toContain("A calm word");
});

it("is heard by whoever looks at the work, as they see it", async () => {
  const watch = async (token?: string) => {
    const abort = new AbortController();
    const answer = await fetch(`${origin}/api/creations/fox/comments/events`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: abort.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    /** What is told of this comment; what happened just before may be told again. */
    const next = async (about: string) => {
      for (;;) {
        const [, data, rest] = /^data: (.*)\n\n([\s\S]*)/m.exec(text) ?? [];
        if (data !== undefined) {
          text = rest ?? "";
          const event = commentEvent.parse(JSON.parse(data));
          if (event.id === about) return event;
          continue;
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error("the stream ended");
        text += chunk.value;
      }
    };
    return { next, close: () => abort.abort() };
  };
  const [stranger, own] = [await watch(), await watch("bruno")];
  const { body } = await write("Live", bruno);
  expect(await stranger.next(body.id)).toMatchObject({
    id: body.id,
    comment: { text: "Live", actions: [] },
  });
  expect((await own.next(body.id)).comment.actions).toContain("delete");
  await bruno("DELETE", `/api/comments/${body.id}`);
  const gone = await stranger.next(body.id);
  expect(gone).toMatchObject({ id: body.id, comment: { state: "gone", text: "", author: null } });
  for (const { close } of [stranger, own]) close();
  expect((await fetch(`${origin}/api/creations/secret/comments/events`)).status).toBe(404);
  await expect.poll(() => hub.watchers.works()).toEqual([]);
});
