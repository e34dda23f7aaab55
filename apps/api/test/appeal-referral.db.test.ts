import { ownLists } from "@kinora/database/takeout/own-lists";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, describe, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, clock, database, server, ada, bruno, mira, olivia, chiyo } = board;
const { appeal, close, codeOf, decide, hide, list, report, share, show, statements, strikes } =
  board;
const found = { ...hide, rule: "child_abuse" };
/** Makes what was decided final. */
const finish = async () => {
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};
const said = async () =>
  (await statements()).map((one: { rule: string; appeal: string }) => [one.rule, one.appeal]);

beforeEach(async () => {
  await beginAnew();
});

/** The owner appeals, and a moderator refers the storyboard to the admins instead of answering. */
async function refer() {
  await appeal(await close(olivia));
  clock.now = new Date(+clock.now + 60_000);
  expect((await decide(mira, found)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([["harassment", "open"]]);
}

it("leaves an appeal that a moderator refers to the admins, who grant it", async () => {
  await refer();
  expect(await list(mira)).toEqual([]);
  // Whose own decision is appealed is asked about the referral alone.
  expect((await list(olivia)).map(({ of }) => of)).toEqual(["reports"]);
  expect((await list(chiyo)).map(({ of }) => of)).toEqual(["reports", "appeal"]);
  expect((await decide(chiyo, show)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([["harassment", "granted"]]);
  expect((await share()).status).toBe(200);
  expect(await strikes()).toEqual([]);
});

it("leaves an appeal that a moderator refers to the admins, who find child abuse", async () => {
  await refer();
  expect((await decide(chiyo, found)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([
    ["child_abuse", null],
    ["harassment", "denied"],
  ]);
});

/** Appeals on works and storyboards that nobody of the staff may answer. */
const stuck = async () => (await mira("GET", "/api/moderation/cases")).body.stuck;

/** A work that olivia hid, and its owner appealed. */
async function appealedWork() {
  const id = `work-${crypto.randomUUID()}`;
  await database.deleteFrom("creation").execute();
  await insertCreation(database, { id, user_id: "usr_ada", published_at: clock.now });
  await bruno("POST", `/api/creations/${id}/reports`, { reason: "harassment", note: "" });
  const judge = async (who: typeof ada, decision: object) => {
    const answer = await who("POST", `/api/moderation/cases/${id}/decision`, decision);
    expect(answer.status).toBe(200);
    await finish();
    return (await ada("GET", `/api/creations/${id}/restriction`)).body.restriction;
  };
  await judge(olivia, hide);
  expect((await ada("POST", `/api/creations/${id}/appeal`, { text: "No" })).status).toBe(201);
  const appeals = async () =>
    (
      await database.selectFrom("appeal").select("state").where("creation_id", "=", id).execute()
    ).map(({ state }) => state);
  const hidden = async () => {
    const work = database.selectFrom("creation").select("moderator_hidden").where("id", "=", id);
    return (await work.executeTakeFirstOrThrow()).moderator_hidden;
  };
  return { judge, appeals, hidden };
}

it("leaves an appeal about a work that a moderator refers to the admins, too", async () => {
  const { judge, appeals } = await appealedWork();
  await judge(mira, found);
  expect(await appeals()).toEqual(["open"]);
  expect(await judge(chiyo, show)).toBeNull();
  expect(await appeals()).toEqual(["granted"]);
});

it("lets the owner share again once an appeal against the last decision is granted", async () => {
  await refer();
  await decide(chiyo, found);
  await finish();
  const [{ id: last }] = await statements();
  expect((await appeal(last)).status).toBe(201);
  expect((await decide(olivia, show)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([
    ["child_abuse", "granted"],
    ["harassment", "denied"],
  ]);
  expect((await share()).status).toBe(200);
  expect(await strikes()).toEqual([]);
  expect((await olivia("GET", "/api/moderation/holds")).body.items).toMatchObject([
    { withheld: false },
  ]);
});

it("decides an appeal against the older of two decisions, and the newer one stands", async () => {
  // A report that is stored just before a decision which was sent before it.
  const sent = clock.now;
  await report(bruno, "harassment");
  clock.now = new Date(+sent + 5);
  await report(chiyo, "promotes_terrorism");
  clock.now = sent;
  expect((await decide(mira, hide)).status).toBe(200);
  await finish();
  const [{ id: older }] = await statements();
  expect((await decide(olivia, { ...hide, rule: "promotes_terrorism" })).status).toBe(200);
  await finish();
  const [{ id: newer }] = await statements();
  expect((await appeal(older)).status).toBe(201);
  expect(await list(olivia)).toMatchObject([{ of: "appeal" }]);
  expect((await decide(olivia, show)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([
    ["promotes_terrorism", null],
    ["harassment", "granted"],
  ]);
  expect((await share()).status).toBe(403);
  expect(await strikes()).toEqual(["board"]);
  expect((await appeal(newer)).status).toBe(201);
  expect((await decide(chiyo, show)).status).toBe(200);
  await finish();
  expect((await share()).status).toBe(200);
  expect(await strikes()).toEqual([]);
});

describe("the only admin, whose own decision is appealed,", () => {
  beforeEach(() => board.setRole("usr_chiyo", "user"));

  it("finds nothing in what a moderator refers, and the appeal waits for somebody else", async () => {
    await refer();
    expect((await decide(olivia, show)).status).toBe(200);
    await finish();
    expect([await said(), await strikes()]).toEqual([[["harassment", "open"]], ["board"]]);
    expect((await share()).status).toBe(403);
    expect(codeOf(await decide(olivia, show))).toBe("OWN_DECISION");
    expect((await list(mira)).map(({ of }) => of)).toEqual(["appeal"]);
    expect((await decide(mira, show)).status).toBe(200);
    await finish();
    expect(await said()).toEqual([["harassment", "granted"]]);
  });

  it("finds child abuse in it, and the appeal waits for another admin", async () => {
    await refer();
    expect(await stuck()).toBe(0);
    expect((await decide(olivia, found)).status).toBe(200);
    await finish();
    expect(await said()).toEqual([
      ["child_abuse", null],
      ["harassment", "open"],
    ]);
    expect([codeOf(await decide(olivia, show)), codeOf(await decide(mira, show))]).toEqual([
      ...["OWN_DECISION", "ADMINS_ONLY"],
    ]);
    expect(await stuck()).toBe(1);
    await board.setRole("usr_chiyo", "admin");
    expect(await stuck()).toBe(0);
    expect((await decide(chiyo, show)).status).toBe(200);
  });

  it("finds nothing in a work that a moderator refers, which stays hidden until somebody else has answered", async () => {
    const { judge, appeals, hidden } = await appealedWork();
    await judge(mira, found);
    const [waiting] = (await olivia("GET", "/api/moderation/cases")).body.items;
    expect(waiting).toMatchObject({ source: "report", appeal: null });
    await judge(olivia, show);
    expect([await appeals(), await hidden()]).toEqual([["open"], true]);
    expect((await olivia("GET", "/api/moderation/cases")).body.items).toEqual([]);
    await judge(mira, show);
    expect([await appeals(), await hidden()]).toEqual([["granted"], false]);
  });

  it("finds child abuse in a work that a moderator refers", async () => {
    const { judge, appeals } = await appealedWork();
    await judge(mira, found);
    expect(await judge(olivia, found)).toMatchObject({ rule: "child_abuse" });
    expect([await appeals(), await stuck()]).toEqual([["open"], 1]);
  });
});

it("tells the owner of every appeal that is granted with the one against a later decision", async () => {
  await board.setRole("usr_chiyo", "user");
  await refer();
  const [{ id: older }] = await statements();
  await decide(olivia, found);
  await finish();
  const [{ id: newer }] = await statements();
  expect((await appeal(newer)).status).toBe(201);
  await board.setRole("usr_chiyo", "admin");
  // Olivia made both; the older appeal is in front.
  await database
    .updateTable("story_decision")
    .set({ appealed_at: new Date(+clock.now + 1_000) })
    .where("id", "=", older)
    .execute();
  expect((await decide(chiyo, show)).status).toBe(200);
  await finish();
  expect(await said()).toEqual([
    ["child_abuse", "granted"],
    ["harassment", "granted"],
  ]);
  const free = (await board.told(ada)).filter((code: string) => code === "moderation.boardFree");
  expect(free).toHaveLength(2);
  const { items } = await ownLists(database)["storyboard decisions"]("usr_ada", null);
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { rule: "harassment", appealGranted: true, liftedAt: expect.any(String) },
    { rule: "child_abuse", appealGranted: true, liftedAt: null },
  ]);
});

it("says that a decision nobody appealed was lifted with a later one, to its owner and the staff", async () => {
  await refer();
  await decide(chiyo, found);
  await finish();
  // The first was not appealed: what remains of the referral is the decision alone.
  await database
    .updateTable("story_decision")
    .set({ appeal: null, appealed_at: null, appeal_granted: null, appeal_decided_at: null })
    .where("rule", "=", "harassment")
    .execute();
  expect(await statements()).toMatchObject([
    { liftedAt: null, keepsClosed: true },
    { liftedAt: null, keepsClosed: true, mayAppeal: true },
  ]);
  const [{ id: last }] = await statements();
  await appeal(last);
  await decide(olivia, show);
  await finish();
  const then = expect.any(String);
  expect(await statements()).toMatchObject([
    { rule: "child_abuse", appeal: "granted", liftedAt: null, keepsClosed: false },
    { rule: "harassment", appeal: null, liftedAt: then, keepsClosed: false, mayAppeal: false },
  ]);
  expect((await olivia("GET", "/api/admin/people/usr_ada")).body.boardDecisions).toMatchObject([
    { rule: "child_abuse", liftedAt: then },
    { rule: "harassment", liftedAt: then },
  ]);
  const { token } = (await share()).body;
  await report(bruno, "harmful", token);
  expect(await list(mira)).toMatchObject([
    {
      closed: 2,
      closings: [
        { rule: "child_abuse", liftedAt: then },
        { rule: "harassment", liftedAt: then },
      ],
    },
  ]);
});
