import { isHeldFile, postgresClosedFiles } from "@kinora/database/takeout/held-files";
import { isWithheld } from "@kinora/database/takeout/withheld-works";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { clock, database, people } = server;
const { ada, bruno, chiyo, mira, olivia } = people;
beforeEach(async () => {
  for (const table of [
    "pending_decision",
    "report",
    "strike",
    "creation",
    "closed_file",
    "domain_event",
  ] as const)
    await database.deleteFrom(table).execute();
  await server.beginAnew();
});

type Person = typeof ada;
const hash = "c0".repeat(32);
const ABUSE = { verdict: "hide", rule: "child_abuse", note: "About the copy only" };
const SHOW = { verdict: "show" };

async function add(id: string, user_id: string, role = "main") {
  await insertCreation(database, { id, user_id, published_at: clock.now });
  const file = { role, label: "", mime_type: "image/webp", bytes: 3, hash };
  await database
    .insertInto("creation_media")
    .values({ creation_id: id, ...file })
    .execute();
}
/** Ada's original, and a copy by Bruno that is reported and found to be child abuse. */
async function copied() {
  await add("original", "usr_ada");
  await add("copied", "usr_bruno");
  await report("copied");
  await decide(olivia, "copied", ABUSE);
}
const report = (id: string) =>
  mira("POST", `/api/creations/${id}/reports`, { reason: "sexual_content", note: "" });
async function decide(who: Person, id: string, decision: object) {
  const answer = await who("POST", `/api/moderation/cases/${id}/decision`, decision);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  await later();
}
/** Every decision becomes final, and the next one comes a minute later. */
async function later() {
  await finishDecisions(server);
  clock.now = new Date(clock.now.getTime() + 60_000);
}
const appeal = (who: Person, id: string) =>
  who("POST", `/api/creations/${id}/appeal`, { text: "It is mine." });
const restrictions = async (who: Person) => (await who("GET", "/api/me/restrictions")).body.items;
const events = async (subject: string) =>
  (
    await database
      .selectFrom("domain_event")
      .select("type")
      .where("subject_id", "=", subject)
      .where("type", "in", ["creation.restricted", "creation.appealed", "creation.cleared"])
      .orderBy("id")
      .execute()
  ).map(({ type }) => type);
const isHidden = async (id: string) =>
  (
    await database
      .selectFrom("creation")
      .select("moderator_hidden")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).moderator_hidden;
const isWithheldWork = async (id: string) =>
  (
    await database
      .selectFrom("creation")
      .select(isWithheld("creation").as("withheld"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).withheld;
const isClosed = () => isHeldFile(database, hash);

it("tells the maker of the same file, who may appeal, without the words about the copy and without a strike", async () => {
  await copied();
  expect(await isClosed()).toBe(true);
  const [own, more] = await restrictions(ada);
  expect([own, more]).toMatchObject([
    { creationId: "original", by: "copy", rule: "child_abuse", title: "", mayAppeal: true },
    undefined,
  ]);
  expect(own.note).toBe("It has the same file as a work that was found to break this rule");
  expect(await events("original")).toEqual(["creation.restricted"]);
  const struck = await database.selectFrom("strike").select("user_id").execute();
  expect(struck).toEqual([{ user_id: "usr_bruno" }]);
  // Once, however often the task runs.
  await later();
  expect(await events("original")).toEqual(["creation.restricted"]);
});

it("is an admin's case, decided by somebody else, and opens the file for its maker only", async () => {
  await copied();
  expect((await appeal(ada, "original")).status).toBe(201);
  const own = await olivia("POST", "/api/moderation/cases/original/decision", SHOW);
  expect(own.body.code).toBe("OWN_DECISION");
  const moderator = await mira("POST", "/api/moderation/cases/original/decision", SHOW);
  expect(moderator.body.code).toBe("ADMINS_ONLY");
  await decide(chiyo, "original", SHOW);
  expect(await events("original")).toEqual(["creation.restricted", "creation.appealed"]);
  expect([await isClosed(), await isHidden("original"), await isHidden("copied")]).toEqual([
    ...[false, false, true],
  ]);
  await later();
  expect(await isHidden("original")).toBe(false);
});

it.each([["appealed"], ["not appealed"]])(
  "shows it again when the decision about the copy is reversed (%s)",
  async (which) => {
    await copied();
    if (which === "appealed") expect((await appeal(ada, "original")).status).toBe(201);
    expect((await appeal(bruno, "copied")).status).toBe(201);
    await decide(chiyo, "copied", SHOW);
    expect([await isClosed(), await isHidden("original"), await isHidden("copied")]).toEqual([
      ...[false, false, false],
    ]);
    expect(await events("original")).toEqual([
      "creation.restricted",
      which === "appealed" ? "creation.appealed" : "creation.cleared",
    ]);
    expect(await restrictions(ada)).toEqual([]);
    await later();
    expect(await isHidden("original")).toBe(false);
  },
);

it("keeps the appeal of its maker when the copy is purged, and opens the file then too", async () => {
  await copied();
  await postgresClosedFiles(database).closeFilesOf("copied", clock.now);
  await database.deleteFrom("creation_media").where("creation_id", "=", "copied").execute();
  await database
    .updateTable("creation")
    .set({ status: "deleted", deleted_at: clock.now, purged_at: clock.now, recipe: "{}" })
    .where("id", "=", "copied")
    .execute();
  await later();
  expect(await isClosed()).toBe(true);
  expect((await appeal(ada, "original")).status).toBe(201);
  await decide(chiyo, "original", SHOW);
  expect([await isClosed(), await isHidden("original")]).toEqual([false, false]);
});

it("closes nothing of others that was not decided about: what it was made from, and smaller pictures", async () => {
  await add("original", "usr_ada", "thumbnail");
  await add("copied", "usr_bruno", "thumbnail");
  await report("copied");
  await decide(olivia, "copied", ABUSE);
  expect([await isClosed(), await isHidden("original")]).toEqual([false, false]);
  await postgresClosedFiles(database).closeFilesOf("copied", clock.now);
  expect(await isClosed()).toBe(false);
  expect(await events("original")).toEqual([]);
});

it("tells those who have a file that a service recognises in another's work, until an admin clears that", async () => {
  await add("original", "usr_ada");
  await add("known", "usr_bruno");
  await database
    .updateTable("creation")
    .set({ status: "review", moderator_hidden: true })
    .where("id", "=", "known")
    .execute();
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: "known", actor_id: null, role: "system", action: "refuse" },
      ...{ rule: "child_abuse", before: "{}", after: "{}", at: clock.now },
    })
    .execute();
  await later();
  expect(await restrictions(ada)).toMatchObject([
    { creationId: "original", by: "copy", rule: "child_abuse", mayAppeal: true },
  ]);
  expect(await isClosed()).toBe(true);
  await decide(chiyo, "known", SHOW);
  expect([await isClosed(), await isHidden("original"), await isHidden("known")]).toEqual([
    ...[false, false, false],
  ]);
  expect(await events("original")).toEqual(["creation.restricted", "creation.cleared"]);
});

it("restricts no copy while the decision can be undone", async () => {
  await add("original", "usr_ada");
  await add("copied", "usr_bruno");
  await report("copied");
  await olivia("POST", "/api/moderation/cases/copied/decision", ABUSE);
  expect(await isHidden("original")).toBe(false);
  expect(await isClosed()).toBe(true);
});

it("a moderator who finds it refers it to the admins: it is hidden, and nothing of others", async () => {
  await add("original", "usr_ada");
  await add("copied", "usr_bruno");
  await report("copied");
  const verdict = await mira("POST", "/api/moderation/cases/copied/decision", ABUSE);
  expect(verdict.status).toBe(200);
  expect([await isClosed(), await isWithheldWork("copied")]).toEqual([false, true]);
  await later();
  expect([await isClosed(), await isHidden("original"), await isHidden("copied")]).toEqual([
    ...[false, false, true],
  ]);
  expect(await isWithheldWork("copied")).toBe(true);
  expect(await database.selectFrom("strike").selectAll().execute()).toEqual([]);
  const [own] = await restrictions(bruno);
  expect(own).toMatchObject({ creationId: "copied", by: "staff", rule: null });
  const again = await mira("POST", "/api/moderation/cases/copied/decision", SHOW);
  expect(again.body.code).toBe("ADMINS_ONLY");
  const cases = (await olivia("GET", "/api/moderation/cases")).body.items;
  expect(cases).toMatchObject([
    { work: { id: "copied" }, reports: [{ reason: "child_abuse", note: ABUSE.note, by: "mira" }] },
  ]);
  await decide(olivia, "copied", ABUSE);
  expect([await isClosed(), await isHidden("original")]).toEqual([true, true]);
});

it("a moderator who undoes it has referred nothing", async () => {
  await add("original", "usr_ada");
  await report("original");
  await mira("POST", "/api/moderation/cases/original/decision", ABUSE);
  const undone = await mira("POST", "/api/moderation/decisions/undo", { ids: ["original"] });
  expect(undone.status).toBe(200);
  await later();
  expect([await isHidden("original"), await isWithheldWork("original")]).toEqual([false, false]);
  const reasons = await database.selectFrom("report").select("reason").execute();
  expect(reasons).toEqual([{ reason: "sexual_content" }]);
});
