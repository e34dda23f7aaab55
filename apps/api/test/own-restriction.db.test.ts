import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, beginAnew } = server;
const { ada, bruno, mira, olivia } = people;
beforeEach(async () => {
  await beginAnew();
  await database.deleteFrom("creation").execute();
});

type Person = typeof ada;
const work = (id: string, about: object = {}) =>
  insertCreation(database, { id, user_id: "usr_bruno", published_at: clock.now, ...about });
const report = (id: string, reason = "harassment") =>
  ada("POST", `/api/creations/${id}/reports`, { reason, note: "" });
const decide = async (who: Person, id: string, decision: object) => {
  const { title: looked } = await database
    .selectFrom("creation")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const about = { ...decision, looked };
  const answer = await who("POST", `/api/moderation/cases/${id}/decision`, about);
  await finishDecisions(server);
  return answer;
};
const hide = { verdict: "hide", rule: "harassment", note: "Names a neighbour" };
const disable = () =>
  olivia("POST", "/api/admin/people/usr_bruno/suspension", { rule: "spam", note: "", days: 3 });
const list = async () => (await bruno("GET", "/api/me/restrictions")).body.items;
const appeal = (id: string) =>
  bruno("POST", `/api/creations/${id}/appeal`, { text: "It is my own name" });

it("lists what is hidden from others and why, and takes an appeal against each, also from a disabled account", async () => {
  for (const id of ["w1", "w2", "w3"]) await work(id, { title: `Work ${id}` });
  for (const id of ["w1", "w2"]) {
    await report(id);
    await decide(mira, id, hide);
  }
  await disable();
  expect((await bruno("GET", "/api/me")).status).toBe(403);
  expect(await list()).toMatchObject([
    { creationId: "w2", title: "Work w2", rule: "harassment", note: hide.note, mayAppeal: true },
    { creationId: "w1", by: "staff", appeal: null, mayAppeal: true },
  ]);
  expect((await appeal("w1")).status).toBe(201);
  expect((await appeal("w1")).body.code).toBe("ALREADY_APPEALED");
  expect((await appeal("w3")).body.code).toBe("NOT_RESTRICTED");
  expect((await list())[1]).toMatchObject({ creationId: "w1", appeal: "open", mayAppeal: false });
  await decide(olivia, "w1", { verdict: "show" });
  expect((await list()).map(({ creationId }: { creationId: string }) => creationId)).toEqual([
    "w2",
  ]);
});

it("reports a withheld work without its words, and nothing about other users' works", async () => {
  await work("w1", { title: "Words", prompt: "Words" });
  await report("w1", "child_abuse");
  await decide(olivia, "w1", { ...hide, rule: "child_abuse" });
  expect(await list()).toMatchObject([{ creationId: "w1", title: "", rule: "child_abuse" }]);
  expect((await ada("GET", "/api/me/restrictions")).body.items).toEqual([]);
});

it("is paged", async () => {
  for (let number = 0; number < 31; number += 1) {
    const id = `many${number}`;
    await work(id, { moderator_hidden: true });
    await database
      .insertInto("creation_event")
      .values({
        ...{ creation_id: id, actor_id: "usr_mira", role: "moderator", action: "hide" },
        ...{ before: "{}", after: "{}", at: clock.now },
      })
      .execute();
  }
  const first = (await bruno("GET", "/api/me/restrictions")).body;
  expect(first.items).toHaveLength(30);
  const next = await bruno("GET", `/api/me/restrictions?cursor=${first.nextCursor}`);
  expect(next.body).toMatchObject({ items: [{ creationId: "many0" }], nextCursor: null });
});

it("lets a disabled account download its archive, request deletion and call that off", async () => {
  await disable();
  expect((await bruno("POST", "/api/me/takeout", undefined, "take")).status).toBe(202);
  expect((await bruno("GET", "/api/me/takeout")).body.state).toBe("making");
  const asked = await bruno("POST", "/api/me/deletion", { handle: "bruno" });
  expect(asked.status).toBe(200);
  expect(asked.body.at).not.toBeNull();
  expect((await bruno("DELETE", "/api/me/deletion")).body.at).toBeNull();
});
