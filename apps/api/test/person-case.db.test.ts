import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { forgetPerson } from "@kinora/database/account/forget-person";
import { findPublicMedia, findUnreferenced } from "@kinora/database/creation/media-references";
import { forgetTakenDown } from "@kinora/database/moderation/postgres-profile-decisions";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { as, clock, database, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const DAY = 24 * 60 * 60_000;
const HASH = "c".repeat(64);

beforeEach(async () => {
  await beginAnew();
  for (const table of ["person_report", "report", "profile_decision", "avatar_media"] as const)
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 100 * DAY), erased_at: null })
    .execute();
  await database
    .updateTable("app_user")
    .set({ display_name: "Rude Name", bio: "Rude words", handle: "bruno", avatar_url: "/media/x" })
    .where("id", "=", "usr_bruno")
    .execute();
  const picture = { user_id: "usr_bruno", hash: HASH, mime_type: "image/webp" };
  await database.insertInto("avatar_media").values(picture).execute();
});

const report = (who: Person, id = "usr_bruno", reason = "harassment") =>
  who("POST", `/api/people/${id}/reports`, { reason, note: "Look at the bio" });
const list = async (who: Person): Promise<PersonCase[]> =>
  (await who("GET", "/api/moderation/people")).body.items;
const versionFor = async (who: Person, id = "usr_bruno") =>
  (await list(who)).find(({ person }) => person.id === id)?.version ?? "none";
/** Decides about the version given, or else about what this person sees now, and waits until it is final. */
const decide = async (who: Person, decision: object, id = "usr_bruno") => {
  const answer = await who("POST", `/api/moderation/people/${id}/decision`, {
    looked: "looked" in decision ? decision.looked : await versionFor(who, id),
    ...decision,
  });
  await finishDecisions(server);
  return answer;
};
const takeDown = { of: "reports", verdict: "take_down", rule: "harassment", note: "It names me" };
const clear = { of: "reports", verdict: "clear" };
const profile = async () => (await ada("GET", "/api/people/bruno")).body;
const statements = async () => (await bruno("GET", "/api/me/profile-statements")).body.items;
const appeal = (id: string, who = bruno) =>
  who("POST", `/api/me/profile-statements/${id}/appeal`, { text: "It is my name" });
const strikes = async () =>
  (await olivia("GET", "/api/admin/people/usr_bruno")).body.strikes.map(
    ({ source }: { source: string }) => source,
  );
const codeOf = ({ body }: { body: { code: string } }) => body.code;

it("accepts one open report per person, none of oneself, and ten a day of users and works together", async () => {
  expect((await report(ada)).status).toBe(201);
  expect(codeOf(await report(ada))).toBe("ALREADY_REPORTED");
  expect(codeOf(await report(bruno))).toBe("OWN_ACCOUNT");
  expect(codeOf(await report(ada, "usr_nobody"))).toBe("PERSON_NOT_FOUND");
  expect((await report(ada, "usr_bruno", "mood")).status).toBe(422);
  for (let number = 0; number < 9; number += 1) {
    await insertCreation(database, { id: `w${number}`, user_id: "usr_chiyo" });
    const body = { reason: "harassment", note: "" };
    expect((await ada("POST", `/api/creations/w${number}/reports`, body)).status).toBe(201);
  }
  expect(codeOf(await report(ada, "usr_mira"))).toBe("TOO_MANY_REPORTS");
  expect(await profile()).toMatchObject({ displayName: "Rude Name", bio: "Rude words" });
});

it("gives no weight to reports by new users, or by those who were wrong about the same user before", async () => {
  const weights = async () =>
    (
      await database.selectFrom("person_report").select("weight").orderBy("created_at").execute()
    ).map(({ weight }) => weight);
  await report(ada);
  await decide(mira, clear);
  clock.now = new Date(+clock.now + 1);
  await report(ada);
  await database
    .updateTable("app_user")
    .set({ created_at: clock.now })
    .where("id", "=", "usr_chiyo")
    .execute();
  await beginAnew();
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_chiyo")
    .execute();
  clock.now = new Date(+clock.now + 1);
  await report(chiyo);
  expect(await weights()).toEqual([1, 0, 0]);
});

it("lists severe reasons first, child abuse and staff to admins only, and never one's own case", async () => {
  await insertPerson(database, "dora");
  await report(ada);
  await report(ada, "dora", "promotes_terrorism");
  await report(ada, "usr_chiyo");
  await report(bruno, "usr_ada", "child_abuse");
  const ids = async (who: Person) => (await list(who)).map(({ person }) => person.id);
  expect(await ids(mira)).toEqual(["dora", "usr_bruno"]);
  expect((await ids(olivia)).toSorted()).toEqual(["dora", "usr_ada", "usr_bruno", "usr_chiyo"]);
  expect(await ids(chiyo)).not.toContain("usr_chiyo");
  expect((await list(mira))[1]).toMatchObject({
    shows: {
      displayName: "Rude Name",
      bio: "Rude words",
      pictureUrl: expect.stringContaining(HASH),
    },
    reports: [{ reason: "harassment", note: "Look at the bio", by: "ada" }],
  });
  expect(codeOf(await decide(mira, clear, "usr_ada"))).toBe("ADMINS_ONLY");
  expect(codeOf(await decide(mira, clear, "usr_chiyo"))).toBe("ADMINS_ONLY");
  expect(codeOf(await decide(chiyo, clear, "usr_chiyo"))).toBe("OWN_ACCOUNT");
  expect(codeOf(await ada("GET", "/api/moderation/people"))).toBe("ROLE_MISSING");
});

it("clears the profile, with one strike and a statement, and stores the old contents without showing them", async () => {
  await report(ada);
  expect((await decide(mira, takeDown)).body).toMatchObject({ waiting: 0 });
  expect(await profile()).toMatchObject({
    ...{ displayName: "bruno", bio: "", avatarUrl: "/avatars/usr_bruno.svg" },
  });
  expect(await findPublicMedia(database, HASH)).toBeNull();
  expect(await findUnreferenced(database, [HASH])).toEqual([]);
  expect(await strikes()).toEqual(["profile"]);
  expect(await statements()).toMatchObject([
    { rule: "harassment", note: "It names me", because: "reports", mayAppeal: true, appeal: null },
  ]);
  const [line] = (await olivia("GET", "/api/admin/audit?subject=usr_bruno")).body.items;
  expect(line).toMatchObject({
    ...{ action: "person.decided", by: "mira", reason: "It names me" },
    after: { verdict: "take_down", rule: "harassment" },
  });
  expect(JSON.stringify(line)).not.toContain("Rude");
  const [month] = (await as(null)("GET", "/api/transparency")).body.months;
  expect(month).toMatchObject({ upheld: 1, profiles: 1 });
});

it("can be appealed once, also from a disabled account, and is restored by another member of staff", async () => {
  await report(ada);
  await decide(olivia, takeDown);
  await olivia("POST", "/api/admin/people/usr_bruno/suspension", {
    ...{ rule: "spam", note: "", days: 3 },
  });
  const [{ id }] = await statements();
  expect(codeOf(await appeal(id, ada))).toBe("NOT_RESTRICTED");
  expect((await appeal(id)).status).toBe(201);
  expect(codeOf(await appeal(id))).toBe("ALREADY_APPEALED");
  const decision = { of: "appeal", verdict: "clear" };
  expect(codeOf(await decide(olivia, decision))).toBe("OWN_DECISION");
  expect(await list(olivia)).toEqual([]);
  expect(await list(mira)).toMatchObject([
    { of: "appeal", appeal: { text: "It is my name", stood: { displayName: "Rude Name" } } },
  ]);
  // What the user has written in the meantime is kept.
  await database
    .updateTable("app_user")
    .set({ bio: "New words" })
    .where("id", "=", "usr_bruno")
    .execute();
  expect((await decide(mira, decision)).status).toBe(200);
  expect(await profile()).toMatchObject({ displayName: "Rude Name", bio: "New words" });
  expect(await findPublicMedia(database, HASH)).toEqual({ mimeType: "image/webp" });
  expect(await strikes()).toEqual([]);
  expect(await statements()).toMatchObject([{ appeal: "granted", mayAppeal: false, stood: null }]);
});

it("stays cleared when the appeal is denied or none is made in time, and the old contents are removed", async () => {
  await report(ada);
  await decide(olivia, takeDown);
  const [{ id }] = await statements();
  await appeal(id);
  await decide(mira, { ...takeDown, of: "appeal" });
  expect(await profile()).toMatchObject({ displayName: "bruno", bio: "" });
  expect(await strikes()).toEqual(["profile"]);
  const kept = async () =>
    (await database.selectFrom("profile_decision").select("kept").orderBy("at").execute()).map(
      (row) => row.kept !== null,
    );
  expect(await kept()).toEqual([false]);
  clock.now = new Date(+clock.now + 1);
  await report(ada);
  await decide(olivia, takeDown);
  expect(await kept()).toEqual([false, true]);
  await forgetTakenDown(database, clock.now);
  expect(await kept()).toEqual([false, true]);
  await forgetTakenDown(database, new Date(+clock.now + 1));
  expect(await kept()).toEqual([false, false]);
});

it("accepts one of two concurrent decisions", async () => {
  await report(ada);
  const looked = await versionFor(mira);
  const both = [decide(mira, { ...takeDown, looked }), decide(olivia, { ...clear, looked })];
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain("CASE_CLOSED");
  const { length } = await database.selectFrom("profile_decision").selectAll().execute();
  expect(length).toBe(answers[0]?.status === 200 ? 1 : 0);
});

it("leaves nothing of a user who is erased concurrently, whichever comes first", async () => {
  await report(ada);
  const gone = () =>
    database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  const looked = await versionFor(mira);
  const [decided] = await Promise.all([decide(mira, { ...takeDown, looked }), gone()]);
  expect([200, 404]).toContain(decided.status);
  expect((await decide(mira, clear)).body.code).toBe("PERSON_NOT_FOUND");
  expect(codeOf(await report(ada))).toBe("PERSON_NOT_FOUND");
  expect(await list(olivia)).toEqual([]);
  const rows = await database.selectFrom("profile_decision").selectAll().execute();
  const reports = await database.selectFrom("person_report").selectAll().execute();
  expect(JSON.stringify([rows, reports])).not.toContain("Rude");
  expect(rows.every(({ kept, note }) => kept === null && note === "")).toBe(true);
});

it("gives a strike for repeated reports of users in bad faith, as for works", async () => {
  for (let number = 0; number < 5; number += 1) {
    await insertPerson(database, `fine${number}`);
    await report(ada, `fine${number}`);
    await decide(mira, clear, `fine${number}`);
  }
  const { body } = await olivia("GET", "/api/admin/people/usr_ada");
  expect(body.strikes).toMatchObject([{ source: "reports" }]);
  expect(body.reports).toMatchObject({ dismissed: 5 });
});
