import { postgresLegalHolds } from "@kinora/database/creation/legal-hold";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people, setRole } = server;
const { ada, bruno, chiyo, mira, olivia } = people;
const creations = postgresCreationStore(database);
beforeEach(async () => {
  await database.deleteFrom("pending_decision").execute();
  await database.deleteFrom("report").execute();
  await server.beginAnew();
});

type Person = typeof ada;
let works = 0;
const hashOf = (id: string) => Buffer.from(id).toString("hex").padEnd(64, "0");
async function work(facts: object = {}): Promise<string> {
  const id = `attacked-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada", published_at: clock.now, ...facts });
  const file = { role: "main", label: "", mime_type: "image/webp", bytes: 3, hash: hashOf(id) };
  await database
    .insertInto("creation_media")
    .values({ creation_id: id, ...file })
    .execute();
  return id;
}
const report = (who: Person, id: string, reason = "harassment") =>
  who("POST", `/api/creations/${id}/reports`, { reason, note: "" });
const SHOW = { verdict: "show" };
const hide = (rule = "violent_content") => ({ verdict: "hide", rule, note: "" });
const decide = (who: Person, id: string, decision: object) =>
  who("POST", `/api/moderation/cases/${id}/decision`, decision);
const act = (who: Person, id: string, action: string) =>
  who("POST", `/api/creations/${id}/actions`, { action, reason: "because" });
const waiting = async (who: Person) =>
  (await who("GET", "/api/moderation/cases")).body.items.map(
    ({ work }: { work: { id: string } }) => work.id,
  );
const stateOf = async (id: string) => {
  const found = await creations.find(id);
  return { status: found?.status, hidden: found?.moderatorHidden };
};
/** Runs an action with the clock one second ahead. */
async function aSecondLater<T>(what: () => Promise<T>): Promise<T> {
  const moment = clock.now;
  clock.now = new Date(moment.getTime() + 1_000);
  try {
    return await what();
  } finally {
    clock.now = moment;
  }
}
const isKept = (id: string) => postgresLegalHolds(database).onLegalHold(id, clock.now);
const isClosed = (id: string) => isHeldFile(database, hashOf(id));

it("keeps a work hidden that is severely reported after the decision to show it", async () => {
  const id = await work();
  await report(mira, id, "promotes_terrorism");
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect((await decide(olivia, id, SHOW)).status).toBe(200);
  await aSecondLater(() => report(chiyo, id, "child_abuse"));
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect(await waiting(olivia)).toContain(id);
});

it("leaves a work in review that is sent there after the decision to show it", async () => {
  const id = await work();
  await report(bruno, id);
  expect((await decide(olivia, id, SHOW)).status).toBe(200);
  await aSecondLater(() => report(chiyo, id, "harmful"));
  expect(await stateOf(id)).toEqual({ status: "review", hidden: false });
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: "review", hidden: false });
});

it.each([
  ["show", SHOW, []],
  ["hide", hide(), ["listed"]],
])("answers an appeal that arrives before a decision is final: %s", async (_, decision, left) => {
  const id = await work();
  await act(chiyo, id, "hide");
  await finishDecisions(server);
  await report(olivia, id, "promotes_terrorism");
  expect((await decide(mira, id, decision)).status).toBe(200);
  const appeal = await aSecondLater(() =>
    ada("POST", `/api/creations/${id}/appeal`, { text: "It is mine." }),
  );
  expect([appeal.status, appeal.body.code]).toEqual([201, undefined]);
  await finishDecisions(server);
  const open = await database
    .selectFrom("appeal")
    .select("id")
    .where("creation_id", "=", id)
    .where("state", "=", "open")
    .execute();
  const listed = (await waiting(olivia)).includes(id);
  expect([open.map(() => "listed"), listed]).toEqual([left, left.length > 0]);
  if (left.length > 0) {
    expect((await decide(olivia, id, SHOW)).status).toBe(200);
    await finishDecisions(server);
  }
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
});

it("lets no moderator revert an admin's decision on child abuse, and opens no file in the meantime", async () => {
  const id = await work();
  await report(bruno, id, "sexual_content");
  expect((await decide(chiyo, id, hide("child_abuse"))).status).toBe(200);
  expect([await isClosed(id), await isKept(id)]).toEqual([true, true]);
  expect((await act(mira, id, "unhidden")).body.code).toBe("ADMINS_ONLY");
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
});

it("keeps a work hidden and stored that a moderator found to be child abuse, and lets only an admin show it again", async () => {
  const id = await work();
  await report(bruno, id, "sexual_content");
  expect((await decide(mira, id, hide("child_abuse"))).status).toBe(200);
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect([await isClosed(id), await isKept(id)]).toEqual([true, true]);
  expect((await act(mira, id, "unhidden")).body.code).toBe("ADMINS_ONLY");
  expect((await act(chiyo, id, "unhidden")).status).toBe(200);
  expect(await isClosed(id)).toBe(false);
});

it("keeps a work that was found to be child abuse, whatever it was reported for", async () => {
  const id = await work();
  await report(bruno, id, "sexual_content");
  await decide(chiyo, id, hide("child_abuse"));
  await finishDecisions(server);
  for (const action of ["delete", "purge"]) await act(ada, id, action);
  expect(await isKept(id)).toBe(true);
  expect((await creations.find(id))?.prompt).not.toBe("");
  clock.now = new Date(+clock.now + 91 * 86_400_000);
  expect(await isKept(id)).toBe(false);
  clock.now = new Date(+clock.now - 91 * 86_400_000);
});

it("keeps files closed when an admin deletes the work, and leaves it to admins when its owner restores it", async () => {
  const id = await work();
  await report(bruno, id, "child_abuse");
  expect((await act(olivia, id, "delete")).status).toBe(200);
  expect([await isClosed(id), await isKept(id)]).toEqual([true, true]);
  await act(ada, id, "restore");
  expect((await act(mira, id, "unhidden")).body.code).toBe("ADMINS_ONLY");
});

it.each([
  ["is one no more", () => setRole("usr_mira", "user")],
  [
    "is disabled",
    () =>
      database
        .updateTable("app_user")
        .set({ disabled_at: clock.now })
        .where("id", "=", "usr_mira")
        .execute(),
  ],
])(
  "drops a pending decision of a moderator who %s, and leaves the case to others",
  async (_, end) => {
    const [shown, hidden] = [await work(), await work()];
    for (const id of [shown, hidden]) await report(bruno, id);
    await decide(mira, hidden, hide());
    await decide(mira, shown, SHOW);
    await end();
    await finishDecisions(server);
    expect(await stateOf(hidden)).toEqual({ status: null, hidden: false });
    expect(await waiting(olivia)).toEqual(expect.arrayContaining([shown, hidden]));
    expect(await database.selectFrom("strike").select("id").execute()).toEqual([]);
  },
);

it("reopens the case for a report that began before the decision and was stored after it", async () => {
  const id = await work();
  await report(bruno, id);
  await aSecondLater(() => decide(mira, id, SHOW));
  await report(chiyo, id, "child_abuse");
  await aSecondLater(() => finishDecisions(server));
  expect(await waiting(olivia)).toContain(id);
  expect(await isKept(id)).toBe(true);
});
