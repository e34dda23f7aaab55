import { peoplePage, personFile } from "@kinora/contracts/people/people";
import { postgresSuspensions } from "@kinora/database/moderation/postgres-suspensions";
import type { Stores } from "@kinora/database/stores";
import { endDueSuspensions } from "@kinora/domain/moderation/suspend-person";
import { beforeEach, describe, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, clock, database, parts, told, people, beginAnew } = await startWithStaff();
const { ada, bruno, mira, olivia, chiyo } = people;
beforeEach(beginAnew);

const DAY = 24 * 60 * 60_000;
type Person = typeof ada;
const suspend = (who: Person, id: string, change: object = {}) =>
  who("POST", `/api/admin/people/${id}/suspension`, {
    ...{ rule: "spam", note: "Forty times the same", days: 3, ...change },
  });
const end = (who: Person, id: string, reason = "They have been asked") =>
  who("POST", `/api/admin/people/${id}/suspension/end`, { reason });
const deny = (who: Person, id: string, reason = "It was spam") =>
  who("POST", `/api/admin/people/${id}/suspension/denial`, { reason });
const fileOf = async (who: Person, id: string) =>
  personFile.parse((await who("GET", `/api/admin/people/${id}`)).body);
const list = async (who: Person, query = "") =>
  peoplePage.parse((await who("GET", `/api/admin/people${query}`)).body);
const handles = async (query: string) => (await list(mira, query)).items.map((one) => one.handle);
const auditOf = async (id: string) =>
  (await olivia("GET", `/api/admin/audit?subject=${id}`)).body.items.map(
    ({ action, by, reason }: { action: string; by: string; reason: string }) => [
      ...[action, by, reason],
    ],
  );
const codeOf = ({ body }: { body: { code: string } }) => body.code;

it("of an account rejects its user everywhere except where they read why", async () => {
  expect((await suspend(chiyo, "usr_bruno")).status).toBe(201);
  for (const door of ["/api/me", "/api/creations", "/api/feed"]) {
    expect(await bruno("GET", door)).toMatchObject({ status: 403 });
  }
  expect(codeOf(await bruno("GET", "/api/me"))).toBe("ACCOUNT_DISABLED");
  expect(codeOf(await as("kin_bruno")("GET", "/api/me/suspension"))).toBe("ACCOUNT_DISABLED");
  expect((await bruno("GET", "/api/me/suspension")).body.suspension).toMatchObject({
    ...{ rule: "spam", note: "Forty times the same", automatic: false, appeal: null },
    until: new Date(clock.now.getTime() + 3 * DAY).toISOString(),
  });
  expect((await ada("GET", "/api/me/suspension")).body).toEqual({ suspension: null });
});

it("ends the sessions, so that copied credentials open nothing either", async () => {
  const session = { id: "s1", user_id: "usr_bruno", token: "t1", expires_at: new Date() };
  await database.insertInto("auth_session").values(session).execute();
  await suspend(chiyo, "usr_bruno");
  const left = database.selectFrom("auth_session").where("user_id", "=", "usr_bruno");
  expect(await left.selectAll().execute()).toEqual([]);
});

it("applies to lower roles only, never to oneself, and once at a time", async () => {
  expect(codeOf(await suspend(mira, "usr_bruno"))).toBe("ROLE_MISSING");
  expect(codeOf(await suspend(chiyo, "usr_chiyo"))).toBe("OWN_ACCOUNT");
  expect(codeOf(await suspend(chiyo, "usr_olivia"))).toBe("ROLE_TOO_HIGH");
  expect((await suspend(olivia, "usr_chiyo")).status).toBe(201);
  await end(olivia, "usr_chiyo");
  const answers = await Promise.all([suspend(chiyo, "usr_ada"), suspend(olivia, "usr_ada")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(codeOf(await suspend(olivia, "usr_ada"))).toBe("ALREADY_SUSPENDED");
  for (const wrong of [{ days: 0 }, { days: 400 }, { rule: "strikes" }, { rule: "mood" }])
    expect((await suspend(olivia, "usr_bruno", wrong)).status).toBe(422);
});

it("may be appealed once, which another member of staff decides", async () => {
  await suspend(chiyo, "usr_bruno");
  const appeal = () => bruno("POST", "/api/me/suspension/appeal", { text: "It was my brother" });
  expect((await appeal()).body.suspension.appeal).toMatchObject({ granted: null });
  expect(codeOf(await appeal())).toBe("ALREADY_APPEALED");
  expect(codeOf(await ada("POST", "/api/me/suspension/appeal", { text: "Why?" }))).toBe(
    "NOT_SUSPENDED",
  );
  expect(await handles("?show=appealed")).toEqual(["bruno"]);
  const waits = async (who: typeof ada) =>
    (await who("GET", "/api/admin/people/usr_bruno")).body.waitsForOthers;
  expect([await waits(chiyo), await waits(olivia)]).toEqual([true, false]);
  expect(codeOf(await deny(chiyo, "usr_bruno"))).toBe("OWN_DECISION");
  expect(codeOf(await end(chiyo, "usr_bruno"))).toBe("OWN_DECISION");
  expect((await deny(olivia, "usr_bruno")).status).toBe(200);
  expect(codeOf(await deny(olivia, "usr_bruno"))).toBe("NOT_APPEALED");
  expect((await bruno("GET", "/api/me/suspension")).body.suspension.appeal.granted).toBe(false);
  expect((await bruno("GET", "/api/me")).status).toBe(403);
  expect((await end(chiyo, "usr_bruno")).status).toBe(200);
  expect((await bruno("GET", "/api/me")).status).toBe(200);
  expect((await auditOf("usr_bruno")).slice(0, 3)).toEqual([
    ["person.reinstated", "chiyo", "They have been asked"],
    ["appeal.denied", "olivia", "It was spam"],
    ["person.suspended", "chiyo", "Forty times the same"],
  ]);
});

it("ends by itself when its days are over, and not before", async () => {
  await suspend(chiyo, "usr_bruno", { days: 1 });
  await suspend(chiyo, "usr_ada", { days: null });
  const { due } = postgresSuspensions(database);
  const endDue = (after: number) =>
    endDueSuspensions(
      {
        transact: <T>(work: (stores: Stores) => Promise<T>) => parts.transact(work),
        due,
        log: expect.fail,
      },
      new Date(clock.now.getTime() + after),
    );
  await endDue(DAY - 1);
  expect((await bruno("GET", "/api/me")).status).toBe(403);
  await endDue(DAY);
  expect((await bruno("GET", "/api/me")).status).toBe(200);
  expect((await ada("GET", "/api/me")).status).toBe(403);
  expect((await auditOf("usr_bruno"))[0]).toEqual(["person.reinstated", null, null]);
});

describe("strikes", () => {
  const unsafe = (who: Person, what: string) =>
    who("POST", "/api/creations", { type: "text-to-image", prompt: what }, `order ${what}`);
  const edit = {
    added: [
      {
        text: "zorkmid hoard",
        tier: "very_unsafe",
        language: "en",
        isSoft: false,
        category: "hate",
      },
    ],
    ...{ removed: [], allowed: [], disallowed: [], note: "" },
  };

  it("disable an account at the third that counts, for a week, then for a month", async () => {
    await olivia("POST", "/api/words/edits", edit);
    for (const text of ["one", "one", "two"]) await unsafe(bruno, `${text} zorkmid hoard`);
    expect((await bruno("GET", "/api/me")).status).toBe(200);
    told.length = 0;
    const third = await unsafe(bruno, "three zorkmid hoard");
    expect(codeOf(third)).toBe("VERY_UNSAFE_WORD");
    expect(told).toContainEqual({ event: "account-disabled", userId: "usr_bruno" });
    expect((await bruno("GET", "/api/me/suspension")).body.suspension).toMatchObject({
      ...{ rule: "strikes", automatic: true },
      until: new Date(clock.now.getTime() + 7 * DAY).toISOString(),
    });
    await end(olivia, "usr_bruno");
    const moment = clock.now;
    clock.now = new Date(moment.getTime() + 1_000);
    for (const text of ["four", "five"]) await unsafe(bruno, `${text} zorkmid hoard`);
    expect((await bruno("GET", "/api/me")).status).toBe(200);
    await unsafe(bruno, "six zorkmid hoard");
    const { until } = (await bruno("GET", "/api/me/suspension")).body.suspension;
    expect(until).toBe(new Date(clock.now.getTime() + 30 * DAY).toISOString());
    clock.now = moment;
  });

  it("given at the same moment are all counted, and never disable staff", async () => {
    const texts = ["a", "b", "c", "d"].map((sign) => `${sign} zorkmid hoard`);
    await Promise.all(texts.map((text) => unsafe(ada, text)));
    expect((await fileOf(olivia, "usr_ada")).suspensions).toHaveLength(1);
    for (const text of texts) await unsafe(mira, text);
    expect((await mira("GET", "/api/me")).status).toBe(200);
    expect((await fileOf(olivia, "usr_mira")).strikes).toHaveLength(4);
  });
});
