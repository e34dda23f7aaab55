import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { feedWordListener, relearnWords } from "@kinora/database/feed/learn-words";
import { hearAll } from "@kinora/testing/event/hear-all";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database } = await startTestServer();
const ada = as("ada");
await ada("GET", "/api/me");

async function finished(prompt: string) {
  const order = { type: "text-to-image", prompt };
  const { id } = (await ada("POST", "/api/creations", order, `order ${prompt}`)).body;
  const done = { status: null, finishedAt: new Date() };
  await postgresCreationStore(database).update(id, done);
  return id as string;
}
const act = async (id: string, action: string) =>
  expect((await ada("POST", `/api/creations/${id}/actions`, { action })).status).toBe(200);
async function search(words: string) {
  await hearAll(database, feedWordListener);
  const { body } = await ada("GET", `/api/feed?kind=search&q=${words}`);
  return body.items.map(({ id }: { id: string }) => id);
}

it("finds a misspelt word of a work in the feed, and of its new title, but not before it is published", async () => {
  const id = await finished("a dragon over the mountains");
  expect(await search("drgon")).toEqual([]);
  await act(id, "addToFeed");
  expect(await search("drgon")).toEqual([id]);
  expect((await ada("PATCH", `/api/creations/${id}`, { title: "Thunderstorm" })).status).toBe(200);
  expect(await search("thundrstorm")).toEqual([id]);
});

it("learns no words of private works, but those of works restored from the trash", async () => {
  const id = await finished("a theremin in the snow");
  await act(id, "private");
  expect((await ada("PATCH", `/api/creations/${id}`, { title: "Xylophone" })).status).toBe(200);
  await search("xylophone");
  const known = () =>
    database
      .selectFrom("feed_word")
      .select("word")
      .where("word", "in", ["xylophone", "theremin"])
      .execute();
  expect(await known()).toEqual([]);
  for (const action of ["public", "addToFeed", "delete"]) await act(id, action);
  await database.deleteFrom("feed_word").execute();
  await act(id, "restore");
  await search("xylophone");
  expect(await known()).toHaveLength((await isInFeed(id)) ? 2 : 0);
});

async function isInFeed(id: string) {
  const { body } = await ada("GET", "/api/feed?kind=recent");
  return body.items.some((item: { id: string }) => item.id === id);
}

it("learns the words of ten titles a day at once, and of the last one when the dictionary is rebuilt", async () => {
  const id = await finished("a harbour");
  await act(id, "addToFeed");
  const letter = (at: number) => String.fromCharCode(97 + at);
  for (let at = 0; at < 12; at += 1) {
    const title = `name${letter(at)}${letter(at)}`;
    expect((await ada("PATCH", `/api/creations/${id}`, { title })).status).toBe(200);
    await hearAll(database, feedWordListener);
  }
  const names = async () => {
    const rows = await database.selectFrom("feed_word").select("word").execute();
    return rows
      .map(({ word }) => word)
      .filter((word) => /^name|harbour/.test(word))
      .sort();
  };
  expect(await names()).toHaveLength(11);
  await relearnWords(database);
  expect(await names()).toEqual(["harbour", "namell"]);
});

it("limits changes of works to two thousand a day and says so, but always allows deleting", async () => {
  const id = await finished("a quiet bay");
  const entry = { creation_id: id, actor_id: "usr_ada", role: "user", action: "rename" };
  const row = { ...entry, before: "{}", after: "{}", at: new Date() };
  await database.insertInto("creation_event").values(Array(1_990).fill(row)).execute();
  let last = 200;
  for (let at = 0; at < 20 && last === 200; at += 1)
    last = (await ada("PATCH", `/api/creations/${id}`, { title: `Bay ${at}` })).status;
  expect(last).toBe(429);
  const refused = await ada("POST", `/api/creations/${id}/actions`, { action: "hide" });
  expect(refused).toMatchObject({ status: 429, body: { code: "CHANGE_LIMIT" } });
  const order = { type: "text-to-image", prompt: "a boat" };
  const { id: open } = (await ada("POST", "/api/creations", order, "a boat")).body;
  await act(open, "cancel");
});
