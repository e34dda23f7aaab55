import { caseList } from "@kinora/contracts/moderation/case";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database } = server;
const creations = postgresCreationStore(database);
const tokenOf = (handle: string) => as(`kin_${handle}`);
const [ada, bruno, mira, olivia] = [as("ada"), as("bruno"), as("mira"), as("olivia")];
for (const person of [ada, bruno, mira, olivia]) await person("GET", "/api/me");
beforeEach(async () => {
  await database.deleteFrom("report").execute();
  await database.deleteFrom("strike").execute();
  await database.updateTable("creation").set({ status: null, private: true }).execute();
});

let orders = 0;
async function work(change: Parameters<typeof creations.update>[1] = {}): Promise<string> {
  const body = { type: "text-to-image", prompt: "a fox" };
  const { id } = (await ada("POST", "/api/creations", body, `order-${orders++}`)).body;
  await creations.update(id, { status: null, finishedAt: new Date(), ...change });
  return id;
}
const shown = () => work({ inFeed: true, publishedAt: new Date() });
const report = (who: typeof ada, id: string, reason = "harassment", note = "Look at the corner") =>
  who("POST", `/api/creations/${id}/reports`, { reason, note });
const decide = async (who: typeof ada, id: string, decision: object = { verdict: "show" }) => {
  const answer = await who("POST", `/api/moderation/cases/${id}/decision`, decision);
  await finishDecisions(server);
  return answer;
};
const listed = async (who: typeof ada, filter = "") =>
  caseList.parse((await who("GET", `/api/moderation/cases${filter}`)).body);
const idsOf = async (who: typeof ada, filter = "") =>
  (await listed(who, filter)).items.map(({ work }) => work.id);
const stateOf = async (id: string) => {
  const found = await creations.find(id);
  return { status: found?.status, hidden: found?.moderatorHidden };
};

it("admits only staff to read and decide cases", async () => {
  const id = await shown();
  await report(bruno, id);
  for (const who of [as(null), ada, bruno]) {
    expect((await who("GET", "/api/moderation/cases")).status).toBeGreaterThanOrEqual(401);
    expect((await decide(who, id)).status).toBeGreaterThanOrEqual(401);
  }
  expect(await idsOf(mira)).toEqual([id]);
});

it("lists reported works and works held by the scan, with the reasons", async () => {
  const [reported, scanned] = [await shown(), await work({ status: "review", private: true })];
  await shown();
  await report(bruno, reported);
  const { items, waiting } = await listed(mira);
  expect(waiting).toBe(2);
  expect(items.map(({ work, source, outOfSight }) => [work.id, source, outOfSight])).toEqual([
    [reported, "report", false],
    [scanned, "scan", true],
  ]);
  expect(items[0]?.reports).toMatchObject([
    { reason: "harassment", note: "Look at the corner", by: "bruno" },
  ]);
  expect(await idsOf(mira, "?source=scan")).toEqual([scanned]);
  expect(await idsOf(mira, "?reason=harassment&kind=image")).toEqual([reported]);
  expect(await idsOf(mira, "?kind=music")).toEqual([]);
});

it("lists severe reasons first, and leaves child abuse reports to admins", async () => {
  const [usual, terror, children] = [await shown(), await shown(), await shown()];
  await report(bruno, usual);
  await report(bruno, terror, "promotes_terrorism");
  await report(bruno, children, "child_abuse");
  expect(await idsOf(mira)).toEqual([terror, usual]);
  expect((await listed(mira)).waiting).toBe(2);
  expect(new Set((await idsOf(olivia)).slice(0, 2))).toEqual(new Set([terror, children]));
  expect(await decide(mira, children)).toMatchObject({
    status: 403,
    body: { code: "ADMINS_ONLY" },
  });
  expect((await decide(olivia, children)).status).toBe(200);
});

it("shows a cleared work again and dismisses its reports, whose authors then weigh no more", async () => {
  const id = await shown();
  await report(bruno, id, "promotes_terrorism");
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect(await decide(mira, id)).toMatchObject({ status: 200, body: { waiting: 0 } });
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
  expect(await decide(mira, id)).toMatchObject({ status: 409, body: { code: "CASE_CLOSED" } });
  expect((await report(bruno, id, "promotes_terrorism")).status).toBe(201);
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
  expect(await idsOf(mira)).toEqual([id]);
});

it("hides a work by a rule, ends its review, and tells the owner which rule, once", async () => {
  const id = await work({ status: "review" });
  const hide = { verdict: "hide", rule: "violent_content", note: "There is blood." };
  expect((await decide(mira, id, { verdict: "hide" })).status).toBe(422);
  expect((await decide(mira, id, hide)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect((await decide(mira, id, hide)).body.code).toBe("CASE_CLOSED");
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await ada("GET", "/api/notifications")).body;
  const told = items.filter((one: { creation: { id: string } | null }) => one.creation?.id === id);
  expect(told).toMatchObject([
    {
      title: "Your picture from November 20, 2026 was hidden",
      body: expect.stringMatching(
        /A moderator decided.* The rule: no violent content\. There is blood\.$/,
      ),
      code: "creation.hidden",
    },
  ]);
});

it("accepts one of two concurrent decisions, and none about one's own work", async () => {
  const id = await shown();
  await report(bruno, id);
  const answers = await Promise.all([decide(mira, id), decide(olivia, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const own = { type: "text-to-image", prompt: "an owl" };
  const mine = (await mira("POST", "/api/creations", own, "order-of-mira")).body.id;
  await creations.update(mine, { status: "review", finishedAt: new Date() });
  expect(await idsOf(mira)).toEqual([]);
  expect(await decide(mira, mine)).toMatchObject({ status: 409, body: { code: "OWN_CREATION" } });
  expect(await idsOf(olivia)).toEqual([mine]);
});

it("closes the reports also when staff act on the page of the work", async () => {
  const id = await shown();
  await report(bruno, id);
  const hidden = { action: "hide", reason: "It shows a real person." };
  expect((await mira("POST", `/api/creations/${id}/actions`, hidden)).status).toBe(200);
  expect(await idsOf(mira)).toEqual([]);
  await finishDecisions(server);
  const { state } = await database
    .selectFrom("report")
    .select("state")
    .where("creation_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(state).toBe("upheld");
});

it("leaves child abuse reports to admins on the page of the work too, where moderators may only hide it", async () => {
  const id = await shown();
  const act = (who: typeof ada, action: string) =>
    who("POST", `/api/creations/${id}/actions`, { action, reason: "As reported." });
  await report(bruno, id, "child_abuse");
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  const refused = { status: 403, body: { code: "ADMINS_ONLY" } };
  expect(await act(mira, "unhidden")).toMatchObject(refused);
  await creations.update(id, { status: "review", moderatorHidden: false });
  expect(await act(mira, "approve")).toMatchObject(refused);
  expect((await act(mira, "hide")).status).toBe(200);
  await finishDecisions(server);
  expect(await idsOf(olivia)).toEqual([id]);
  expect((await act(olivia, "unhidden")).status).toBe(200);
  expect(await stateOf(id)).toEqual({ status: "review", hidden: false });
});

it("gives a staff member's personal access token none of the role's rights", async () => {
  const own = await ada("POST", "/api/creations", { type: "text-to-image", prompt: "an owl" }, "t");
  await creations.update(own.body.id, { status: null, finishedAt: new Date(), private: false });
  const [seen, held] = [own.body.id, await work({ status: "review" })];
  for (const token of [tokenOf("mira"), tokenOf("olivia")]) {
    expect((await token("GET", `/api/creations/${held}`)).status).toBe(404);
    for (const action of ["hide", "removeFromFeed", "delete"]) {
      const asked = { action, reason: "Because." };
      const refused = await token("POST", `/api/creations/${seen}/actions`, asked);
      expect(refused).toMatchObject({ status: 403, body: { code: "ACTION_FORBIDDEN" } });
    }
    const many = await token("POST", "/api/creations/actions", { ids: [seen], action: "hide" });
    expect(many.body).toMatchObject({ done: [], failed: [{ code: "ACTION_FORBIDDEN" }] });
    expect((await report(token, seen)).status).toBe(201);
    expect(await stateOf(seen)).toEqual({ status: null, hidden: false });
  }
});

const appeal = (who: typeof ada, id: string, text = "It is tomato soup.") =>
  who("POST", `/api/creations/${id}/appeal`, { text });
const restrictionOf = async (id: string) =>
  (await ada("GET", `/api/creations/${id}/restriction`)).body.restriction;
const toldAbout = async (id: string): Promise<string[]> => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await ada("GET", "/api/notifications")).body;
  return items.flatMap((one: { creation: { id: string } | null; code: string }) =>
    one.creation?.id === id ? one.code : [],
  );
};
const HIDE = { verdict: "hide", rule: "violent_content", note: "There is blood." };

it("takes one appeal against a decision, leaves it to another member of staff, and reports its outcome", async () => {
  const id = await work({ status: "review", private: true });
  await decide(mira, id, HIDE);
  expect(await restrictionOf(id)).toMatchObject({
    ...{ by: "staff", rule: "violent_content", note: "There is blood.", appeal: null },
  });
  expect((await appeal(bruno, id)).status).toBe(404);
  expect(await appeal(ada, id)).toMatchObject({
    status: 201,
    body: { restriction: { appeal: "open" } },
  });
  expect((await appeal(ada, id)).body.code).toBe("ALREADY_APPEALED");

  expect(await idsOf(mira)).toEqual([]);
  expect((await decide(mira, id)).body.code).toBe("OWN_DECISION");
  const [found] = (await listed(olivia, "?source=appeal")).items;
  expect(found).toMatchObject({
    source: "appeal",
    appeal: {
      text: "It is tomato soup.",
      against: { by: "staff", rule: HIDE.rule, note: HIDE.note },
    },
  });
  expect((await decide(olivia, id)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
  expect(await restrictionOf(id)).toBeNull();
  expect(await toldAbout(id)).toEqual(["creation.shownAgain", "creation.hidden"]);
  expect((await appeal(ada, id)).body.code).toBe("NOT_RESTRICTED");
});

it("allows no appeal against a work that is hidden again on appeal", async () => {
  const id = await work({ status: "review" });
  await decide(mira, id, HIDE);
  await appeal(ada, id);
  await decide(olivia, id, { ...HIDE, note: "" });
  expect(await stateOf(id)).toEqual({ status: null, hidden: true });
  expect(await toldAbout(id)).toEqual(["creation.staysHidden", "creation.hidden"]);
  expect(await restrictionOf(id)).toMatchObject({ appeal: "denied" });
  expect((await appeal(ada, id)).body.code).toBe("ALREADY_APPEALED");
});

it("reviews on appeal what only the scan has rejected", async () => {
  const id = await work({ status: "processing" });
  await creations.update(id, { status: "rejected" });
  expect((await appeal(ada, id)).body.code).toBe("NOT_RESTRICTED");
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: id, actor_id: null, role: "system", action: "refuse", reason: null },
      ...{ before: "{}", after: "{}", at: new Date() },
    })
    .execute();
  expect(await restrictionOf(id)).toMatchObject({ by: "scan", rule: null, appeal: null });
  expect((await appeal(ada, id)).status).toBe(201);
  expect(await idsOf(mira)).toEqual([id]);
  expect((await decide(mira, id)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ status: null, hidden: false });
});

it("leaves works hidden for child abuse to admins, and an appeal to the case queue", async () => {
  const [children, blood] = [await work({ status: "review" }), await work({ status: "review" })];
  const act = (who: typeof ada, id: string, action: string) =>
    who("POST", `/api/creations/${id}/actions`, { action });
  await decide(olivia, children, { verdict: "hide", rule: "child_abuse" });
  await decide(mira, blood, HIDE);
  const refused = { status: 403, body: { code: "ADMINS_ONLY" } };
  expect(await act(mira, children, "unhidden")).toMatchObject(refused);
  expect((await appeal(ada, children)).status).toBe(201);
  expect((await appeal(ada, blood)).status).toBe(201);
  expect(await idsOf(mira)).toEqual([]);
  expect(await decide(mira, children)).toMatchObject(refused);
  for (const action of ["approve", "unhidden"])
    expect((await act(mira, blood, action)).body.code).toBe("ACTION_IMPOSSIBLE");
  expect(await stateOf(blood)).toEqual({ status: "review", hidden: true });
  expect(await idsOf(olivia)).toEqual([blood]);
});

it("lets nobody end an appeal by deleting the work, which then waits for another member of staff", async () => {
  const id = "deleted-work";
  await insertCreation(database, { id, user_id: "usr_ada", status: "review" });
  await decide(olivia, id, HIDE);
  expect((await appeal(ada, id)).status).toBe(201);
  const deleted = { action: "delete", reason: "There is blood." };
  expect(await olivia("POST", `/api/creations/${id}/actions`, deleted)).toMatchObject({
    status: 409,
    body: { code: "ACTION_IMPOSSIBLE", details: { because: "appealed" } },
  });
  expect(await restrictionOf(id)).toMatchObject({ appeal: "open" });
  expect((await decide(mira, id, HIDE)).status).toBe(200);
  expect((await olivia("POST", `/api/creations/${id}/actions`, deleted)).status).toBe(200);
});
