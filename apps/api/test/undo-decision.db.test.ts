import { UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people } = server;
const { ada, bruno, mira, olivia } = people;
const creations = postgresCreationStore(database);
beforeEach(async () => {
  await database.deleteFrom("pending_decision").execute();
  await database.deleteFrom("report").execute();
  await server.beginAnew();
});

type Person = typeof ada;
let works = 0;
/** Creates a new work in the feed that a user has reported. */
async function reported(reason = "harassment", user_id = "usr_ada"): Promise<string> {
  const id = `work-${works++}`;
  await insertCreation(database, { id, user_id, published_at: clock.now });
  await report(user_id === "usr_bruno" ? ada : bruno, id, reason);
  return id;
}
const report = (who: Person, id: string, reason = "harassment") =>
  who("POST", `/api/creations/${id}/reports`, { reason, note: "" });
const HIDE = { verdict: "hide", rule: "violent_content", note: "There is blood." };
const SHOW = { verdict: "show" };
const decide = (who: Person, id: string, decision: object = HIDE) =>
  who("POST", `/api/moderation/cases/${id}/decision`, decision);
const decideAll = (who: Person, ids: string[], decision: object = HIDE) =>
  who("POST", "/api/moderation/decisions", { ids, decision });
const undo = (who: Person, ...ids: string[]) =>
  who("POST", "/api/moderation/decisions/undo", { ids });
const waiting = async (who: Person) =>
  (await who("GET", "/api/moderation/cases")).body.items.map(
    ({ work }: { work: { id: string } }) => work.id,
  );
const stateOf = async (id: string) => {
  const found = await creations.find(id);
  return { status: found?.status, hidden: found?.moderatorHidden };
};
const toldAda = async (id: string): Promise<string[]> => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await ada("GET", "/api/notifications")).body;
  return items.flatMap((one: { creation: { id: string } | null; code: string }) =>
    one.creation?.id === id ? one.code : [],
  );
};
const strikes = () => database.selectFrom("strike").select("user_id").execute();
const openReports = async (id: string) =>
  (await database.selectFrom("report").select("state").where("creation_id", "=", id).execute()).map(
    ({ state }) => state,
  );

it("hides at once, and tells nobody until the decision can no longer be reverted", async () => {
  const id = await reported();
  const answer = await decide(mira, id);
  expect(answer.body.undoUntil).toBe(
    new Date(clock.now.getTime() + UNDO_SECONDS * 1_000).toISOString(),
  );
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect((await as404(id)).status).toBe(404);
  expect(await waiting(olivia)).not.toContain(id);
  expect((await decide(olivia, id)).body.code).toBe("CASE_CLOSED");
  // To its owner the work is being checked: there is no decision yet.
  expect((await ada("GET", `/api/creations/${id}/restriction`)).body.restriction).toBeNull();
  expect([await toldAda(id), await strikes(), await openReports(id)]).toEqual([[], [], ["open"]]);
  await finishDecisions(server);
  expect((await ada("GET", `/api/creations/${id}/restriction`)).body.restriction).toMatchObject({
    rule: HIDE.rule,
  });
  expect([await toldAda(id), await strikes(), await openReports(id)]).toEqual([
    ["creation.hidden"],
    [{ user_id: "usr_ada" }],
    ["upheld"],
  ]);
});
const as404 = (id: string) => bruno("GET", `/api/creations/${id}`);

it.each([HIDE, SHOW])(
  "can be reverted by the person who decided, without a trace ($verdict)",
  async (decision) => {
    const id = await reported("promotes_terrorism");
    const before = await stateOf(id);
    await decide(mira, id, decision);
    expect((await undo(olivia, id)).body.failed).toEqual([{ id, code: "DECISION_FINAL" }]);
    expect((await undo(mira, id)).body.done).toEqual([id]);
    expect((await undo(mira, id)).body.done).toEqual([]);
    await finishDecisions(server);
    expect(await stateOf(id)).toEqual(before);
    expect(await waiting(olivia)).toContain(id);
    expect([await toldAda(id), await strikes(), await openReports(id)]).toEqual([[], [], ["open"]]);
  },
);

it("is final after half a minute, even before the worker has finished it", async () => {
  const id = await reported();
  await decide(mira, id);
  const moment = clock.now;
  clock.now = new Date(moment.getTime() + UNDO_SECONDS * 1_000);
  expect((await undo(mira, id)).body.failed).toEqual([{ id, code: "DECISION_FINAL" }]);
  clock.now = moment;
});

it("lets either reverting or finishing win completely when both run at once", async () => {
  for (let times = 0; times < 12; times += 1) {
    await server.beginAnew();
    await database.deleteFrom("report").execute();
    const id = await reported();
    expect((await decide(mira, id)).status).toBe(200);
    const [{ body }] = await Promise.all([
      undo(mira, id),
      ...Array.from({ length: 3 }, () => finishDecisions(server)),
    ]);
    const isUndone = body.done.length > 0;
    expect(await stateOf(id)).toEqual({ status: null, hidden: !isUndone });
    expect(await openReports(id)).toEqual([isUndone ? "open" : "upheld"]);
    expect(await toldAda(id)).toEqual(isUndone ? [] : ["creation.hidden"]);
  }
});

it("decides about many at once, except those that are not permitted", async () => {
  const [one, other, own, children] = [
    await reported(),
    await reported("harmful"),
    await reported("harassment", "usr_olivia"),
    await reported("child_abuse"),
  ];
  const { body } = await decideAll(olivia, [one, other, own, children, "nothing"]);
  expect(body).toMatchObject({
    done: [one, other],
    failed: [
      { id: own, code: "OWN_CREATION" },
      { id: children, code: "DECIDE_ALONE" },
      { id: "nothing", code: "CREATION_NOT_FOUND" },
    ],
  });
  const alone = { ...HIDE, rule: "child_abuse" };
  const more = [await reported(), await reported()];
  expect((await decideAll(olivia, more, alone)).body.done).toEqual([]);
  expect((await undo(olivia, one, other)).body.done).toEqual([one, other]);
  expect(await stateOf(other)).toEqual({ status: null, hidden: false });
  expect((await decideAll(ada, more)).status).toBe(403);
  expect((await decideAll(olivia, [])).status).toBe(422);
});

it("leaves reports that follow a decision to the next one", async () => {
  const id = await reported();
  await decide(mira, id, SHOW);
  const moment = clock.now;
  clock.now = new Date(moment.getTime() + 1_000);
  await report(people.chiyo, id);
  clock.now = moment;
  await finishDecisions(server);
  expect((await openReports(id)).toSorted()).toEqual(["dismissed", "open"]);
  expect(await waiting(mira)).toContain(id);
});

it("is superseded by what staff do on the page of the work in the meantime", async () => {
  const id = await reported();
  await decide(mira, id);
  const shown = { action: "unhidden", reason: "" };
  expect((await olivia("POST", `/api/creations/${id}/actions`, shown)).status).toBe(200);
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
  expect([await toldAda(id), await openReports(id)]).toEqual([[], ["dismissed"]]);
});

it("keeps a work hidden that was severely reported in the meantime", async () => {
  const id = await reported();
  await decide(mira, id);
  const moment = clock.now;
  clock.now = new Date(moment.getTime() + 1_000);
  await report(people.chiyo, id, "promotes_terrorism");
  expect((await undo(mira, id)).body.done).toEqual([id]);
  clock.now = moment;
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
});

it("is finished even when the owner deletes the work in the meantime", async () => {
  const id = await reported();
  await decide(mira, id);
  expect((await ada("POST", `/api/creations/${id}/actions`, { action: "delete" })).status).toBe(
    200,
  );
  await finishDecisions(server);
  expect(await stateOf(id)).toEqual({ status: "deleted", hidden: true });
  expect(await openReports(id)).toEqual(["upheld"]);
});

it("shows a work again when its hiding from its page is taken back", async () => {
  const id = `work-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada", published_at: clock.now });
  const hide = { action: "hide", reason: "It shows a real person." };
  expect((await mira("POST", `/api/creations/${id}/actions`, hide)).status).toBe(200);
  expect((await as404(id)).status).toBe(404);
  expect((await undo(mira, id)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
  expect((await bruno("GET", `/api/creations/${id}`)).status).toBe(200);
  await finishDecisions(server);
  expect([await toldAda(id), await strikes()]).toEqual([[], []]);
});

it("keeps in the audit log that a work was out of sight until its decision was undone", async () => {
  const id = await reported();
  await decide(mira, id);
  await undo(mira, id);
  const { body } = await olivia("GET", `/api/admin/audit?subject=${id}`);
  expect(body.items).toEqual([
    expect.objectContaining({
      ...{ action: "creation.decision-undone", by: "mira" },
      ...{ before: { verdict: "hide" }, after: { verdict: null } },
    }),
  ]);
});
