import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, database, people, clock, beginAnew } = await startWithStaff();
const { ada, bruno, mira, chiyo, olivia } = people;
const guest = as(null);
const SAID = "Night\nOnly fools look";
let id = "";
let keys = 0;

const report = (who = bruno, reason = "harassment", of = id) =>
  who("POST", `/api/collections/${of}/reports`, { reason, note: "Rude" });
const cases = async (who = mira) => (await who("GET", "/api/moderation/collections")).body;
const decide = (who: typeof mira, decision: object, said = SAID) =>
  who("POST", `/api/moderation/collections/${id}/decision`, { of: "reports", said, ...decision });
const hide = { verdict: "hide", rule: "harassment", note: "It names people." };
const seen = async (who = guest) => (await who("GET", `/api/collections/${id}`)).status;
const listed = async (who = guest) =>
  (await who("GET", "/api/people/ada/collections")).body.items.map((one: { id: string }) => one.id);
const statements = async () => (await ada("GET", "/api/me/collection-statements")).body.items;
const told = async (code: string) => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await ada("GET", "/api/notifications")).body;
  return items.filter((one: { code: string }) => one.code === code).length;
};

beforeEach(async () => {
  await beginAnew();
  clock.now = new Date(+clock.now + 60_000);
  for (const table of ["collection_report", "collection_decision", "collection"] as const)
    await database.deleteFrom(table).execute();
  // Their reports weigh from the second week on.
  const long = new Date(+clock.now - 30 * 86_400_000);
  await database.updateTable("app_user").set({ created_at: long }).execute();
  const wish = { title: "Night", description: "Only fools look", visibility: "public" };
  id = (await ada("POST", "/api/collections", wish, `night ${++keys}`)).body.id;
});

it("takes a report of whoever sees a collection, once, and counts it with the others of the day", async () => {
  expect((await report(ada)).body.code).toBe("OWN_COLLECTION");
  expect((await report(bruno, "harassment", "nothing")).body.code).toBe("COLLECTION_NOT_FOUND");
  expect((await report()).status).toBe(201);
  expect((await report()).body.code).toBe("ALREADY_REPORTED");
  expect((await cases()).items).toMatchObject([
    { id, of: "reports", said: SAID, reported: [], held: false, opens: true, strikes: 0 },
  ]);
  // A single one hides nothing.
  expect([await seen(), await seen(bruno)]).toEqual([200, 200]);
  await ada("PATCH", `/api/collections/${id}`, { visibility: "private" });
  expect((await report(chiyo)).body.code).toBe("COLLECTION_NOT_FOUND");
  expect((await cases()).items).toMatchObject([{ opens: false }]);
});

it("keeps a severely reported one from others until it is decided", async () => {
  expect((await report(bruno, "promotes_terrorism")).status).toBe(201);
  expect([await seen(), await seen(bruno), await seen(ada), await seen(mira)]).toEqual([
    ...[404, 404, 200, 200],
  ]);
  expect([await listed(), await listed(bruno), await listed(ada)]).toEqual([[], [], [id]]);
  expect((await ada("GET", `/api/collections/${id}`)).body.withheld).toBe(true);
  expect((await decide(mira, { verdict: "show" })).status).toBe(200);
  expect([await seen(), await listed()]).toEqual([200, [id]]);
  expect((await decide(mira, { verdict: "show" })).body.code).toBe("CASE_CLOSED");
});

it("takes one down with a statement, a strike and one appeal, which somebody else decides", async () => {
  await insertCreation(database, { id: `fox ${keys}`, user_id: "usr_ada" });
  await ada("PUT", `/api/collections/${id}/works/fox%20${keys}`);
  await report();
  expect((await decide(mira, hide, "Night")).body.code).toBe("COLLECTION_CHANGED");
  expect((await decide(ada, hide)).status).toBe(403);
  expect((await decide(mira, hide)).body).toEqual({ waiting: 0 });
  expect([await seen(), await seen(bruno), await seen(ada)]).toEqual([404, 404, 200]);
  const feed = await guest("GET", `/api/feed?kind=recent&collection=${id}`);
  expect(feed.body.items).toEqual([]);
  expect(await told("collection.takenDown")).toBe(1);
  const [statement] = await statements();
  expect(statement).toMatchObject({
    ...{ said: SAID, rule: "harassment", note: "It names people.", appeal: null, mayAppeal: true },
  });
  const strikes = () =>
    database.selectFrom("strike").select(["user_id", "source"]).orderBy("user_id").execute();
  expect(await strikes()).toEqual([{ user_id: "usr_ada", source: "collection" }]);

  const appeal = (who = ada) =>
    who("POST", `/api/me/collection-statements/${statement.id}/appeal`, { text: "It is a joke." });
  expect((await appeal(bruno)).body.code).toBe("NOT_RESTRICTED");
  expect((await appeal()).status).toBe(201);
  expect((await appeal()).body.code).toBe("ALREADY_APPEALED");
  const answer = { of: "appeal", verdict: "show" };
  expect((await decide(mira, answer)).body.code).toBe("OWN_DECISION");
  expect((await cases()).items).toEqual([]);
  expect((await cases(chiyo)).items).toMatchObject([
    { of: "appeal", appeal: { text: "It is a joke.", said: SAID } },
  ]);
  expect((await decide(chiyo, answer)).status).toBe(200);
  expect([await seen(), await strikes()]).toEqual([200, []]);
  expect(await told("collection.back")).toBe(1);
  const { items } = (await olivia("GET", "/api/admin/audit?action=collection.decided")).body;
  expect(items.length).toBeGreaterThanOrEqual(2);
});

it("leaves child abuse to admins, and nothing to decide once its owner has deleted it", async () => {
  await report(bruno, "child_abuse");
  expect((await cases()).items).toEqual([]);
  expect((await decide(mira, hide)).body.code).toBe("ADMINS_ONLY");
  expect((await cases(chiyo)).items).toHaveLength(1);
  await decide(chiyo, { ...hide, rule: "child_abuse" });
  await ada("DELETE", `/api/collections/${id}`);
  expect(await cases(chiyo)).toEqual({ items: [], waiting: 0 });
  // The statement outlives it; there is nothing to show again.
  expect(await statements()).toMatchObject([{ said: SAID, mayAppeal: false }]);
});

it("counts what was taken down in the transparency report", async () => {
  await report();
  await decide(mira, hide);
  const [month] = (await guest("GET", "/api/transparency")).body.months;
  expect(month).toMatchObject({ collections: 1, comments: 0 });
});
