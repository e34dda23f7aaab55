import { caseList, LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import { transparency } from "@kinora/contracts/moderation/transparency";
import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database } = server;
const [ada, bruno, mira, olivia] = [as("ada"), as("bruno"), as("mira"), as("olivia")];
const chiyo = as("chiyo");
for (const person of [ada, bruno, mira, olivia, chiyo]) await person("GET", "/api/me");
await database
  .updateTable("app_user")
  .set({ role: "admin" })
  .where("id", "=", "usr_chiyo")
  .execute();
beforeEach(async () => {
  await database.deleteFrom("report").execute();
  await database.deleteFrom("strike").execute();
});

const HIDE = { verdict: "hide", rule: "violent_content", note: "There is blood." };
let works = 0;
/** Publishes a new work of ada's to the feed. */
async function shown(change: { status?: string } = {}): Promise<string> {
  const id = `work-${works++}`;
  await insertCreation(database, { id, user_id: "usr_ada", ...change });
  return id;
}
const report = (who: typeof ada, id: string, reason = "harassment") =>
  who("POST", `/api/creations/${id}/reports`, { reason, note: "" });
const decide = async (who: typeof ada, id: string, decision: object = { verdict: "show" }) => {
  const answer = await who("POST", `/api/moderation/cases/${id}/decision`, decision);
  await finishDecisions(server);
  return answer;
};
const appeal = (who: typeof ada, id: string) =>
  who("POST", `/api/creations/${id}/appeal`, { text: "It is tomato soup." });

it("gives the owner of a hidden work one strike, which is removed when another member of staff shows it after all", async () => {
  const struck = async () =>
    (await database.selectFrom("strike").select(["source", "reason", "digest"]).execute()).map(
      ({ source, reason, digest }) => [source, reason, digest],
    );
  const id = await shown({ status: "review" });
  await decide(mira, id, HIDE);
  expect(await struck()).toEqual([["work", HIDE.rule, id]]);
  await appeal(ada, id);
  await decide(olivia, id, HIDE);
  // The answer to an appeal is final.
  expect((await appeal(ada, id)).body).toMatchObject({ code: "ALREADY_APPEALED" });
  const other = await shown({ status: "review" });
  await decide(mira, other, HIDE);
  expect(await struck()).toHaveLength(2);
  await appeal(ada, other);
  await decide(olivia, other);
  expect(await struck()).toEqual([["work", HIDE.rule, id]]);
});

it("gives a strike for reporting in bad faith: five unfounded reports within 30 days and none that is right", async () => {
  const reportAndDecide = async (decision?: object) => {
    const id = await shown();
    await report(bruno, id);
    await decide(mira, id, decision);
  };
  const bad = () =>
    database.selectFrom("strike").select("user_id").where("source", "=", "reports").execute();
  for (let times = 0; times < 4; times += 1) await reportAndDecide();
  expect(await bad()).toEqual([]);
  await reportAndDecide(HIDE);
  await reportAndDecide();
  expect(await bad()).toEqual([]);
  await database.deleteFrom("report").execute();
  for (let times = 0; times < 6; times += 1) await reportAndDecide();
  expect(await bad()).toEqual([{ user_id: "usr_bruno" }]);
});

it("publishes the numbers of reports and decisions by month, without naming anyone", async () => {
  const countsOf = async () => {
    const found = transparency.parse({
      months: await readTransparency(database, new Date()),
    });
    return found.months[0];
  };
  const before = await countsOf();
  const [one, other, third] = [await shown(), await shown(), await shown()];
  for (const id of [one, third]) await report(bruno, id);
  await report(bruno, other, "harmful");
  await decide(mira, one);
  // A denied appeal leaves it restricted, and restricts no further work.
  await decide(mira, third, HIDE);
  await appeal(ada, third);
  await decide(olivia, third, HIDE);
  await decide(mira, other, HIDE);
  await appeal(ada, other);
  await decide(olivia, other);
  const after = await countsOf();
  const more = (name: "restricted" | "shown" | "appeals" | "reversals") =>
    (after?.[name] ?? 0) - (before?.[name] ?? 0);
  expect([more("restricted"), more("shown"), more("appeals"), more("reversals")]).toEqual([
    ...[2, 2, 2, 1],
  ]);
  expect(after).toMatchObject({ upheld: 2, dismissed: 1 });
  expect(after?.reports).toMatchObject({ harassment: 2, harmful: 1, child_abuse: 0 });
  const wire = await as(null)("GET", "/api/transparency");
  expect(wire.body.months).toHaveLength(12);
  expect(JSON.stringify(wire.body)).not.toContain("usr_");
});

it("leases a case to one member of staff, so that no other sees or decides it until the lease expires", async () => {
  const [id, other] = [await shown(), await shown()];
  for (const one of [id, other]) await report(bruno, one);
  const lease = (who: typeof ada, one = id) => who("POST", `/api/moderation/cases/${one}/lease`);
  const idsOf = async (who: typeof ada) =>
    caseList
      .parse((await who("GET", "/api/moderation/cases")).body)
      .items.map(({ work }) => work.id);
  expect((await lease(ada)).status).toBe(403);
  const answers = await Promise.all([lease(chiyo), lease(olivia)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = answers[0]?.status === 200 ? [chiyo, olivia] : [olivia, chiyo];
  expect(await idsOf(first)).toEqual(expect.arrayContaining([id, other]));
  expect(await idsOf(second)).not.toContain(id);
  expect((await lease(second)).body.code).toBe("CASE_TAKEN");
  expect((await decide(second, id)).body.code).toBe("CASE_TAKEN");
  expect((await lease(first)).status).toBe(200);
  // Leasing the next case releases the one before.
  expect((await lease(first, other)).status).toBe(200);
  expect((await lease(second)).status).toBe(200);
  const moment = clock.now;
  clock.now = new Date(moment.getTime() + LEASE_SECONDS * 1_000);
  expect(await idsOf(first)).toContain(id);
  expect((await decide(first, id)).status).toBe(200);
  expect((await lease(second)).body.code).toBe("CASE_CLOSED");
  clock.now = moment;
});

it("lets an admin decide on a case that a moderator keeps leasing, but no moderator on that of an admin", async () => {
  const [id, other] = [await shown(), await shown()];
  for (const one of [id, other]) await report(bruno, one);
  const lease = (who: typeof ada, one: string) => who("POST", `/api/moderation/cases/${one}/lease`);
  await lease(mira, id);
  await lease(chiyo, other);
  expect((await lease(olivia, id)).body.code).toBe("CASE_TAKEN");
  expect((await decide(olivia, id)).status).toBe(200);
  expect((await decide(mira, other)).body.code).toBe("CASE_TAKEN");
});

it("lets nobody decide on the page of a work while another member of staff reviews its case", async () => {
  const act = (who: typeof ada, id: string, action: string) =>
    who("POST", `/api/creations/${id}/actions`, { action, reason: "There is blood." });
  const lease = (who: typeof ada, id: string) => who("POST", `/api/moderation/cases/${id}/lease`);
  for (const [action, status] of [
    ["hide", null],
    ["delete", null],
    ["approve", "review"],
  ] as const) {
    const id = await shown(status === null ? {} : { status });
    await report(bruno, id);
    await lease(chiyo, id);
    expect([action, (await act(olivia, id, action)).body.code]).toEqual([action, "CASE_TAKEN"]);
    // The owner's own actions are not decisions.
    if (action === "hide") expect((await act(ada, id, "removeFromFeed")).status).toBe(200);
    if (action !== "delete") expect((await act(chiyo, id, action)).status).toBe(200);
    const other = await shown(status === null ? {} : { status });
    await report(bruno, other);
    await lease(chiyo, other);
    const moment = clock.now;
    clock.now = new Date(moment.getTime() + LEASE_SECONDS * 1_000);
    expect([action, (await act(olivia, other, action)).status]).toEqual([action, 200]);
    clock.now = moment;
    await finishDecisions(server);
  }
});

it("a decision is about the title that was looked at, alone and in bulk, unless it is hidden for it anyway", async () => {
  const rename = (id: string, title: string | null) =>
    ada("PATCH", `/api/creations/${id}`, { title });
  const all = (ids: string[], about: object) =>
    mira("POST", "/api/moderation/decisions", { ids, decision: { verdict: "show" }, ...about });
  const [id, other] = [await shown(), await shown()];
  for (const one of [id, other]) await report(bruno, one);
  await rename(id, "Rude");
  const show = { verdict: "show", looked: null };
  for (const decision of [show, { ...show, looked: "Other" }, { ...HIDE, looked: null }])
    expect(await decide(mira, id, decision)).toMatchObject({
      ...{ status: 409, body: { code: "CREATION_CHANGED" } },
    });
  const { body } = await all([id, other], { looked: { [id]: "Nice" } });
  expect(body).toMatchObject({ done: [other], failed: [{ id, code: "CREATION_CHANGED" }] });
  expect((await decide(mira, id, { ...show, looked: "Rude" })).status).toBe(200);
  await report(chiyo, id);
  await rename(id, null);
  const anyway = { ...HIDE, looked: "Rude", anyway: true };
  expect((await decide(mira, id, anyway)).status).toBe(200);
});
