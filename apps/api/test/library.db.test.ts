import { creation } from "@kinora/contracts/creation/creation";
import { BULK_MAX, TITLE_MAX } from "@kinora/contracts/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as } = await startTestServer();
const ada = as("ada");
const bruno = as("bruno");
let made = 0;

/** Creates a queued picture, which is all a library needs. */
async function make(prompt: string, about: object = {}): Promise<string> {
  const form = { type: "text-to-image", prompt, ...about };
  made += 1;
  const { status, body } = await ada("POST", "/api/creations", form, `make ${made}`);
  expect(status).toBe(202);
  return body.id;
}
const found = async (query: string): Promise<string[]> => {
  const { body } = await ada("GET", `/api/creations?${query}`);
  return body.items.map(({ prompt }: { prompt: string }) => prompt);
};
const act = (ids: readonly string[], action: string) =>
  ada("POST", "/api/creations/actions", { ids, action });
const rename = (who: typeof ada, id: string, title: unknown) =>
  who("PATCH", `/api/creations/${id}`, { title });

beforeAll(async () => {
  await ada("GET", "/api/me");
  await bruno("GET", "/api/me");
});

describe("a title", () => {
  it("is shown beside the prompt, is searchable, and can be removed", async () => {
    const id = await make("a fox in the rain");
    const named = creation.parse((await rename(ada, id, "  Wet Sunday ")).body);
    expect(named).toMatchObject({ title: "Wet Sunday", prompt: "a fox in the rain" });
    expect(await found("q=sunday%20fox")).toEqual(["a fox in the rain"]);
    expect((await rename(ada, id, null)).body).toMatchObject({ title: null });
    expect(await found("q=sunday")).toEqual([]);
  });

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["what cannot be seen", "\u200b\u3164"],
    ["two lines", "one\ntwo"],
    ["a turned direction", "cat\u202egpj.exe"],
    ["too much", "x".repeat(TITLE_MAX + 1)],
    ["a number", 7],
  ])("rejects %s", async (_name, title) => {
    const id = await make("a plain field");
    expect(await rename(ada, id, title)).toMatchObject({
      status: 422,
      body: { code: "INVALID_INPUT" },
    });
  });

  it("may use any script, and only the owner may set it", async () => {
    const id = await make("a lighthouse");
    expect((await rename(ada, id, "منارة")).status).toBe(200);
    // Staff can see works in progress; other users cannot.
    expect(await rename(as("olivia"), id, "ours")).toMatchObject({
      status: 403,
      body: { code: "ACTION_FORBIDDEN" },
    });
    expect(await rename(bruno, id, "mine")).toMatchObject({ status: 404 });
    expect(await rename(as(null), id, "mine")).toMatchObject({ status: 401 });
  });
});

describe("searching the library", () => {
  it("finds word beginnings in any order and script, in private works too, but in no other user's", async () => {
    const ships = "Zwei Schiffe vor der Küste, 雪地里的小猫";
    await make(ships, { private: true });
    await make("ثعلب في مدينة");
    expect(await found("q=küste%20schiff")).toEqual([ships]);
    expect(await found(`q=${encodeURIComponent("مدينة")}`)).toEqual(["ثعلب في مدينة"]);
    expect((await bruno("GET", "/api/creations?q=schiff")).body.items).toEqual([]);
    // No matches inside a word, except in scripts that do not separate words.
    expect(await found("q=hiffe")).toEqual([]);
    expect(await found(`q=${encodeURIComponent("小猫")}`)).toEqual([ships]);
  });

  it("takes wildcard characters literally", async () => {
    await make("100% wool_sweater \\ folded");
    for (const q of ["100%", "wool_", "\\"])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(["100% wool_sweater \\ folded"]);
    expect(await found("q=%25")).toHaveLength(1);
    expect(await found("q=_")).toHaveLength(1);
  });

  it("pages, and rejects a query that is too long", async () => {
    for (const n of [1, 2, 3]) await make(`otter number ${n}`);
    const first = (await ada("GET", "/api/creations?q=otter&limit=2")).body;
    expect(first.items).toHaveLength(2);
    expect(await found(`q=otter&limit=2&cursor=${first.nextCursor}`)).toEqual(["otter number 1"]);
    expect((await ada("GET", `/api/creations?q=${"x".repeat(201)}`)).status).toBe(422);
  });
});

describe("acting on many works", () => {
  it("does what is possible and explains why not for the rest", async () => {
    const [one, two] = [await make("bulk one"), await make("bulk two")];
    const foreign = (
      await bruno("POST", "/api/creations", { type: "text-to-image", prompt: "his" }, "his")
    ).body.id;
    const { status, body } = await act([one, two, two, foreign, "nothing"], "private");
    expect(status).toBe(200);
    expect(body).toEqual({
      done: [one, two],
      failed: [
        { id: foreign, code: "CREATION_NOT_FOUND" },
        { id: "nothing", code: "CREATION_NOT_FOUND" },
      ],
    });
    expect((await ada("GET", `/api/creations/${two}`)).body.private).toBe(true);
    expect((await bruno("GET", `/api/creations/${foreign}`)).body.private).toBe(false);
  });

  it("moves finished works to the trash and restores them", async () => {
    const id = await make("cancelled first");
    const working = await make("still at work");
    await ada("POST", `/api/creations/${id}/actions`, { action: "cancel" });
    await act([id], "restore");
    expect((await act([id, working], "delete")).body).toEqual({
      done: [id],
      failed: [{ id: working, code: "ACTION_IMPOSSIBLE" }],
    });
    expect((await act([id], "restore")).body.done).toEqual([id]);
    expect(await found("q=cancelled%20first")).toEqual(["cancelled first"]);
  });

  it.each([
    ["nobody", { ids: [], action: "delete" }],
    ["too many", { ids: Array.from({ length: BULK_MAX + 1 }, (_, n) => `c${n}`), action: "hide" }],
    ["what is for moderators", { ids: ["a"], action: "approve" }],
    ["what cannot be undone", { ids: ["a"], action: "purge" }],
  ])("rejects %s", async (_name, body) => {
    expect(await ada("POST", "/api/creations/actions", body)).toMatchObject({ status: 422 });
  });
});
