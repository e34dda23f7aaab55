import { peoplePage, personFile } from "@kinora/contracts/people/people";
import { beforeEach, describe, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, database, people, setRole, beginAnew } = await startWithStaff();
const { ada, bruno, mira, olivia, chiyo } = people;
beforeEach(beginAnew);

type Person = typeof ada;
const suspend = (who: Person, id: string, change: object = {}) =>
  who("POST", `/api/admin/people/${id}/suspension`, {
    ...{ rule: "spam", note: "Forty times the same", days: 3, ...change },
  });
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

describe("users", () => {
  it("can be searched by staff only, by the start of a name, by id or by mail address", async () => {
    for (const who of [as(null), ada, as("kin_olivia")]) {
      expect((await who("GET", "/api/admin/people")).status).toBeGreaterThanOrEqual(401);
      expect((await who("GET", "/api/admin/people/usr_bruno")).status).toBeGreaterThanOrEqual(401);
    }
    expect(await handles("?q=bru")).toEqual(["bruno"]);
    expect(await handles("?q=@BRU")).toEqual(["bruno"]);
    expect(await handles("?q=usr_bruno")).toEqual(["bruno"]);
    expect(await handles("?q=%25")).toEqual([]);
    const { email } = await database
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", "usr_bruno")
      .executeTakeFirstOrThrow();
    expect(await handles(`?q=${encodeURIComponent(email ?? "")}`)).toEqual(["bruno"]);
    expect(JSON.stringify(await list(mira))).not.toContain(email);
    expect(new Set(await handles("?show=staff"))).toEqual(new Set(["chiyo", "mira", "olivia"]));
  });

  it("are listed page by page, each once", async () => {
    const many = Array.from({ length: 65 }, (_, index) => `crowd_${index}`);
    await database
      .insertInto("app_user")
      .values(many.map((id) => ({ id, handle: id, display_name: "Crowd" })))
      .execute();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await list(mira, `?q=crowd${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen.length).toBe(65);
    expect(new Set(seen)).toEqual(new Set(many));
  });

  it("have a page with their works and what staff did to them, where the log is for admins", async () => {
    await suspend(chiyo, "usr_bruno");
    const file = await fileOf(olivia, "usr_bruno");
    expect(file.person).toMatchObject({ handle: "bruno", role: "user", suspended: true });
    expect(file.gems).toEqual({ available: 20, held: 0, owed: 0 });
    expect(file.suspensions).toMatchObject([{ rule: "spam", automatic: false, endedAt: null }]);
    expect(file.audit[0]).toMatchObject({ action: "person.suspended", by: "chiyo" });
    expect((await fileOf(mira, "usr_bruno")).audit).toEqual([]);
    expect(codeOf(await mira("GET", "/api/admin/people/nobody"))).toBe("PERSON_NOT_FOUND");
  });
});

describe("a role", () => {
  const change = (who: Person, id: string, role: string) =>
    who("PUT", `/api/admin/people/${id}/role`, { role });

  it("is changed by owners, takes effect at once, and one owner remains", async () => {
    expect(codeOf(await change(chiyo, "usr_bruno", "moderator"))).toBe("ROLE_MISSING");
    expect((await change(olivia, "usr_bruno", "moderator")).status).toBe(200);
    expect((await bruno("GET", "/api/moderation/cases")).status).toBe(200);
    expect((await change(olivia, "usr_bruno", "user")).status).toBe(200);
    expect(codeOf(await change(olivia, "usr_olivia", "user"))).toBe("LAST_OWNER");
    expect(codeOf(await change(olivia, "nobody", "user"))).toBe("PERSON_NOT_FOUND");
    expect((await auditOf("usr_bruno"))[0]).toEqual(["person.role-changed", "olivia", null]);
  });

  it("remains with the last owner who can sign in, even when a disabled user is an owner too", async () => {
    const suspension = { rule: "harassment", days: null };
    await olivia("POST", "/api/admin/people/usr_bruno/suspension", suspension);
    expect((await change(olivia, "usr_bruno", "owner")).status).toBe(200);
    expect(codeOf(await change(olivia, "usr_olivia", "user"))).toBe("LAST_OWNER");
    await setRole("usr_bruno", "user");
  });

  it("remains with one of two owners who demote each other at once", async () => {
    await setRole("usr_chiyo", "owner");
    const answers = await Promise.all([
      change(olivia, "usr_chiyo", "user"),
      change(chiyo, "usr_olivia", "user"),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const owners = database.selectFrom("app_user").select("id").where("role", "=", "owner");
    expect(await owners.execute()).toHaveLength(1);
  });
});

it("the audit log is read page by page, each line once", async () => {
  for (let times = 0; times < 55; times += 1)
    await setRole("usr_bruno", times % 2 ? "user" : "moderator").then(() =>
      olivia("PUT", "/api/admin/people/usr_bruno/role", { role: times % 2 ? "moderator" : "user" }),
    );
  const first = (await olivia("GET", "/api/admin/audit")).body;
  const next = (await olivia("GET", `/api/admin/audit?cursor=${first.nextCursor}`)).body;
  const numbers = [...first.items, ...next.items].map(({ number }: { number: number }) => number);
  expect(numbers.slice(0, 55)).toEqual(
    Array.from({ length: 55 }, (_, index) => (numbers[0] ?? 0) - index),
  );
});
