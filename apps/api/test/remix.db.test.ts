import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [ada, bruno, chiyo] = [as("ada"), as("bruno"), as("chiyo")];
const guest = as(null);
let keys = 0;
const prompt = "a fox in a neon city at night";
const form = { type: "text-to-image", prompt, parentId: "fox" };
const order = (who = bruno, body: object = form) =>
  who("POST", "/api/creations", body, `order ${++keys}`);
const choose = (audience: string | null, who = ada, id = "fox") =>
  who("PUT", `/api/creations/${id}/remixes/audience`, { audience });
const remixing = async (who = bruno) => (await who("GET", "/api/creations/fox")).body.remixing;
const tree = async (who = guest, id = "fox", query = "") =>
  (await who("GET", `/api/creations/${id}/remixes?${query}`)).body;
/** Finishes what was ordered and puts it into the feed. */
const publish = async (id: string, who = bruno) => {
  clock.now = new Date(+clock.now + 60_000);
  await database
    .updateTable("creation")
    .set({ status: null, finished_at: clock.now })
    .where("id", "=", id)
    .execute();
  const { status } = await who("POST", `/api/creations/${id}/actions`, { action: "addToFeed" });
  expect(status).toBe(200);
};

beforeAll(async () => {
  for (const who of [ada, bruno, chiyo]) await who("GET", "/api/me");
  await insertCreation(database, { id: "fox", user_id: "usr_ada", prompt });
});
beforeEach(async () => {
  await choose(null);
  await ada("PUT", "/api/me/remix-audience", { audience: "everybody" });
  for (const who of [bruno, chiyo]) await who("DELETE", "/api/people/ada/follow");
});

it("remixes a work: parent, family in both directions, counts, and the recipe of the file", async () => {
  const { status, body } = await order();
  expect([status, body.parent.id]).toEqual([202, "fox"]);
  await publish(body.id);
  const stored = await postgresCreationReader(database).find(body.id);
  expect(stored?.creation.recipe?.remix_of).toBe("fox");
  expect(body.recipe).toMatchObject({ remix_of: "fox" });
  // Others learn of it by the page alone, which knows what is public today.
  expect((await guest("GET", `/api/creations/${body.id}`)).body.recipe.remix_of).toBeUndefined();
  const parent = await tree();
  expect(parent.items.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  expect(parent.tree).toEqual({ ancestors: [], earlier: false, count: 1, own: null });
  expect((await tree(ada)).tree.own).toEqual({ chosen: null, usual: "everybody" });
  const [up] = (await tree(guest, body.id)).tree.ancestors;
  expect(up).toMatchObject({ state: "shown", id: "fox", title: prompt, author: { handle: "ada" } });
  await ada("POST", "/api/creations/fox/actions", { action: "private" });
  expect((await tree(guest, body.id)).tree.ancestors).toEqual([{ state: "gone" }]);
  expect((await tree(ada, body.id)).tree.ancestors).toMatchObject([{ state: "shown" }]);
  expect((await guest("GET", "/api/creations/fox/remixes")).status).toBe(404);
  await ada("POST", "/api/creations/fox/actions", { action: "public" });
  await ada("POST", "/api/creations/fox/actions", { action: "addToFeed" });
});

it("refuses a wrong cursor before it looks for the work", async () => {
  const { status } = await guest("GET", "/api/creations/nothing/remixes?cursor=nonsense");
  expect(status).toBe(422);
});

it("pages through remixes, and tells the tree with the first page alone", async () => {
  for (const at of [1, 2, 3])
    await insertCreation(database, {
      ...{ id: `page-${at}`, user_id: "usr_chiyo", prompt, parent_id: "fox" },
      created_at: new Date(Date.UTC(2026, 0, at)),
    });
  const first = await tree(guest, "fox", "limit=2");
  const second = await tree(guest, "fox", `limit=2&cursor=${first.nextCursor}`);
  expect(second.tree).toBeNull();
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
  expect(ids.slice(-3)).toEqual(["page-3", "page-2", "page-1"]);
  expect(second.nextCursor).toBeNull();
});

it("lets people remix as the author chose; what the page doesn't offer, the api refuses", async () => {
  await choose("nobody");
  expect(await remixing()).toBe("closed");
  const refused = await order();
  expect([refused.status, refused.body.code]).toEqual([403, "REMIX_CLOSED"]);
  expect((await bruno("POST", "/api/quotes", form)).body.code).toBe("REMIX_CLOSED");
  expect((await order(bruno, { prompt: "a teapot", others: [form] })).body.code).toBe(
    "REMIX_CLOSED",
  );
  // The author remixes their own work, and other words are no remix.
  expect([await remixing(ada), (await order(ada)).status]).toEqual(["open", 202]);
  const unrelated = await order(bruno, { ...form, prompt: "three teapots" });
  expect([unrelated.status, unrelated.body.parent]).toEqual([202, null]);

  await choose("followers");
  expect([await remixing(), await remixing(guest)]).toEqual(["followers", "followers"]);
  expect((await order()).body.code).toBe("REMIX_CLOSED");
  await bruno("POST", "/api/people/ada/follow");
  expect([await remixing(), (await order()).status]).toEqual(["open", 202]);
});

it("refuses an order with a quote from before the author closed the work", async () => {
  const { quoteId } = (await bruno("POST", "/api/quotes", form)).body;
  await choose("nobody");
  expect((await order(bruno, { quoteId })).body.code).toBe("REMIX_CLOSED");
  await choose("everybody");
  expect((await order(bruno, { quoteId })).status).toBe(202);
});

it("has a default for all works, and lets nobody else choose", async () => {
  await ada("PUT", "/api/me/remix-audience", { audience: "nobody" });
  expect((await ada("GET", "/api/me/remix-audience")).body).toEqual({ audience: "nobody" });
  expect(await remixing()).toBe("closed");
  await choose("everybody");
  expect(await remixing()).toBe("open");
  expect((await choose("everybody", bruno)).status).toBe(404);
  expect((await choose("friends")).status).toBe(422);
});

it("lets nobody remix whom the author has blocked, in words that don't tell", async () => {
  await ada("PUT", "/api/people/bruno/block");
  const { status, body } = await order();
  expect([status, body.code]).toEqual([422, "INVALID_INPUT"]);
  const others = await order(bruno, { ...form, parentId: "nothing" });
  expect(others.body.details).toEqual(body.details);
  await ada("DELETE", "/api/people/bruno/block");
});

it("tells the author who published remixes, once a work, never of their own", async () => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  await database.deleteFrom("notification").execute();
  const told = async (who = ada) => {
    await hearAll(
      database,
      notificationListener(() => clock.now),
    );
    const { items } = (await who("GET", "/api/notifications")).body;
    return items.flatMap((one: { topic: string; title: string; params: { by: string } }) =>
      one.topic === "remixed" ? [`${one.params.by}: ${one.title}`] : [],
    );
  };
  const own = (await order(ada)).body.id;
  await publish(own, ada);
  expect(await told()).toEqual([]);
  const hidden = await order(bruno, { ...form, private: true });
  await database
    .updateTable("creation")
    .set({ status: null })
    .where("id", "=", hidden.body.id)
    .execute();
  expect(await told()).toEqual([]);
  await publish((await order(chiyo)).body.id, chiyo);
  const [one, ...more] = await told();
  expect(one).toMatch(/^usr_chiyo: Chiyo .+ and 1 other remixed your picture$/);
  expect(more).toEqual([]);
  expect(await told(chiyo)).toEqual([]);
});
