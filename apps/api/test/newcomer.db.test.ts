import { SIGNUP_GEMS } from "@kinora/contracts/limits";
import { NEWCOMER_LIMITS } from "@kinora/contracts/newcomer/newcomer-limits";
import { forgetOldNewcomerUses } from "@kinora/database/newcomer/postgres-newcomer-uses";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, server, database, parts, clock } = await startTestServer({ countsNewcomers: true });
const HOME = "203.0.113.7";
const tomorrow = "2026-11-21T00:00:00.000Z";

/** Sends requests as a user from this network, which the tests' proxy reports. */
const from =
  (handle: string, address: string) =>
  async (method: "GET" | "POST", url: string, body?: object, key?: string) => {
    const answer = await server.inject({
      ...{ method, url, ...(body ? { payload: body } : {}) },
      headers: {
        ...{ authorization: `Bearer ${handle}`, "x-forwarded-for": address },
        ...(key ? { "idempotency-key": key } : {}),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

beforeEach(async () => {
  clock.now = new Date("2026-11-20T12:00:00.000Z");
  await database.deleteFrom("newcomer_use").execute();
  await database.updateTable("app_user").set({ created_at: clock.now }).execute();
});

const awarded = async () => {
  const { rows } = { rows: await database.selectFrom("gem_account").select("available").execute() };
  return rows.filter(({ available }) => Number(available) > 0).length;
};

describe("sign-up gems", () => {
  it("are granted up to the limit when twenty users sign up at once from one network, and to the others the next day", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `usr_new${"abcdefghijklmnopqrst"[at]}`);
    for (const id of names) await insertPerson(database, id);
    await database.updateTable("app_user").set({ created_at: clock.now }).execute();
    const before = await awarded();
    await Promise.all(names.map((id) => parts.welcome(id, HOME)));
    expect((await awarded()) - before).toBe(NEWCOMER_LIMITS.signUpGems.network);
    await Promise.all(names.map((id) => parts.welcome(id, HOME)));
    expect((await awarded()) - before).toBe(NEWCOMER_LIMITS.signUpGems.network);
    const told = await database
      .selectFrom("notification")
      .select("user_id")
      .where("code", "=", "gem.signupLater")
      .execute();
    expect(new Set(told.map((row) => row.user_id)).size).toBe(told.length);
    expect(told).toHaveLength(20 - NEWCOMER_LIMITS.signUpGems.network);
    const waiting = told[0]?.user_id ?? "";
    const later = async () =>
      (await as(waiting.replace("usr_", ""))("GET", "/api/gems/balance")).body.signUpLater;
    expect(await later()).toEqual({ gems: SIGNUP_GEMS, at: tomorrow });
    expect((await as("ada")("GET", "/api/gems/balance")).body.signUpLater).toBeNull();
    clock.now = new Date("2026-11-21T00:00:00.000Z");
    await Promise.all(names.map((id) => parts.welcome(id, HOME)));
    expect((await awarded()) - before).toBe(2 * NEWCOMER_LIMITS.signUpGems.network);
    await parts.welcome(names.at(-1) ?? "", "198.51.100.1");
    await parts.welcome(waiting, null);
    expect(await later()).toBeNull();
  });

  it("are granted to two accounts a day of one installation, from whatever networks", async () => {
    const names = ["a", "b", "c"].map((letter) => `usr_phone${letter}`);
    for (const id of names) await insertPerson(database, id);
    const phone = "abcdefghijklmnopqrstuv";
    const before = await awarded();
    for (const [at, id] of names.entries()) await parts.welcome(id, `198.51.100.${at}`, phone);
    expect((await awarded()) - before).toBe(NEWCOMER_LIMITS.signUpGems.installation);
    const stored = await database
      .selectFrom("newcomer_use")
      .select("installation")
      .where("user_id", "=", names[0] ?? "")
      .execute();
    expect(JSON.stringify(stored)).not.toContain(phone);
    clock.now = new Date("2026-11-21T00:00:00.000Z");
    await server.inject({
      ...{ method: "GET", url: "/api/me" },
      headers: {
        ...{ authorization: "Bearer phonec", "x-forwarded-for": "198.51.100.9" },
        cookie: `kinora.installation=${phone}`,
      },
    });
    expect((await awarded()) - before).toBe(3);
  });

  it("are always granted on the machine itself", async () => {
    for (let at = 0; at < 8; at += 1) {
      const id = `usr_local${"abcdefgh"[at]}`;
      await insertPerson(database, id);
      const before = await awarded();
      await parts.welcome(id, null);
      expect(await awarded()).toBe(before + 1);
    }
  });
});

describe("reports of new accounts", () => {
  const REPORT = { reason: "harassment", note: "" };
  const works = async (count: number, prefix: string) => {
    await insertPerson(database, `usr_author${prefix}`);
    for (let at = 0; at < count; at += 1)
      await insertCreation(database, { id: `${prefix}${at}`, user_id: `usr_author${prefix}` });
  };
  const report = (handle: string, id: string, address = HOME) =>
    from(handle, address)("POST", `/api/creations/${id}/reports`, REPORT);

  it("are limited per day with a time to retry, not counting failed ones", async () => {
    await works(7, "a");
    expect((await report("ada", "nothing")).status).toBe(404);
    for (let at = 0; at < NEWCOMER_LIMITS.reports.account; at += 1)
      expect((await report("ada", `a${at}`)).status).toBeLessThan(300);
    expect(await report("ada", "a5")).toMatchObject({
      status: 429,
      body: {
        code: "NEWCOMER_LIMIT",
        details: { what: "reports", by: "account", limit: 5, until: tomorrow },
      },
    });
    clock.now = new Date(tomorrow);
    expect((await report("ada", "a5")).status).toBeLessThan(300);
  });

  it("stay within the limit when twenty are sent at once", async () => {
    await works(9, "b");
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => report("bruno", `b${at}`)),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(5);
  });

  it("have no such limit after a week, or for staff", async () => {
    await works(7, "c");
    const week = new Date(clock.now.getTime() - 7 * 86_400_000);
    await database
      .updateTable("app_user")
      .set({ created_at: week })
      .where("id", "=", "usr_chiyo")
      .execute();
    for (let at = 0; at < 6; at += 1) {
      expect((await report("chiyo", `c${at}`)).status).toBeLessThan(300);
      expect((await report("mira", `c${at}`)).body.code).not.toBe("NEWCOMER_LIMIT");
    }
  });
});

it("counts repetitions of an order once, and adds up the orders of a network", async () => {
  const uses = parts.stores.newcomerUses;
  const since = new Date("2026-11-20T00:00:00.000Z");
  const take = (userId: string, key: string, network: string | null = "net") =>
    uses.take(
      { userId, what: "orders", installation: null, key, network, since, now: clock.now },
      { account: 2, network: 3, installation: null },
    );
  expect(await take("usr_ada", "one")).toBe("fresh");
  expect(await take("usr_ada", "one")).toBe("known");
  expect(await take("usr_ada", "two")).toBe("fresh");
  expect(await take("usr_ada", "three")).toBe("account");
  expect(await take("usr_bruno", "one")).toBe("fresh");
  expect(await take("usr_bruno", "two")).toBe("network");
  expect(await take("usr_bruno", "two", "elsewhere")).toBe("fresh");
});

it("counts an order of a new account by its idempotency key", async () => {
  const ada = from("ada", HOME);
  const { quoteId } = (await ada("POST", "/api/quotes", { type: "text-to-image", prompt: "a fox" }))
    .body;
  await as("ada")("GET", "/api/me");
  for (let at = 0; at < 2; at += 1)
    expect((await ada("POST", "/api/creations", { quoteId }, "k")).status).toBe(202);
  const rows = await database.selectFrom("newcomer_use").selectAll().execute();
  const orders = rows.filter(({ what }) => what === "orders");
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(HOME);
});

it("keeps records of networks for at most two days", async () => {
  await parts.welcome("usr_chiyo", HOME);
  await forgetOldNewcomerUses(database, new Date(clock.now.getTime() + 86_400_000));
  const kept = () => database.selectFrom("newcomer_use").selectAll().execute();
  expect((await kept()).length).toBeGreaterThan(0);
  await forgetOldNewcomerUses(database, new Date(clock.now.getTime() + 3 * 86_400_000));
  expect(await kept()).toEqual([]);
});
