import { creationSubject } from "@kinora/domain/creation/creation-job";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { createTestDatabase } from "@kinora/testing/database";
import { A_FILM, DAILY_GEMS, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { postgresGemAudit } from "./postgres-gem-audit.ts";
import { postgresGemLedger } from "./postgres-gem-ledger.ts";

const { database } = await createTestDatabase();
const ledger = postgresGemLedger(database);
const audit = postgresGemAudit(database);
const now = new Date("2026-06-15T12:00:00Z");
const later = new Date("2026-06-15T13:00:00Z");

beforeAll(async () => {
  await database
    .insertInto("app_user")
    .values({ id: "ada", handle: "ada", display_name: "Ada", email: "ada@example.com" })
    .execute();
  await ledger.credit({
    ...{ userId: "ada", gems: 20, kind: "gift", purpose: AWARD, key: "welcome", now },
    ...{ description: DAILY_GEMS, expiresAt: null },
  });
  const { holdId } = await ledger.hold({
    ...{
      userId: "ada",
      gems: 8,
      key: "hold",
      purpose: toMake(creationSubject("c1")),
      now,
      expiresAt: later,
    },
    description: A_FILM,
  });
  await ledger.settle({ holdId, gems: 5, key: "settle", ourFault: false, now });
});

describe("log", () => {
  it.each([
    sql`update gem_posting set gems = gems + 1`,
    sql`delete from gem_posting`,
    sql`truncate gem_posting`,
    sql`update gem_transaction set amount = 1000`,
    sql`delete from gem_transaction`,
  ])("is append-only (%#)", async (change) => {
    await expect(change.execute(database)).rejects.toThrow("append only");
  });

  it("rejects postings that do not sum to zero", async () => {
    const lopsided = sql`
      insert into gem_posting (transaction_id, line, account, owner, lot_id, gems)
      select transaction_id, line + 100, account, owner, lot_id, gems from gem_posting
       where account = 'available'`;
    await expect(lopsided.execute(database)).rejects.toThrow("not to zero");
  });

  it("rejects negative balances", async () => {
    await expect(
      sql`update gem_account set available = -1`.execute(database),
    ).rejects.toMatchObject({ code: "23514" });
  });
});

describe("audit", () => {
  it("finds nothing in an intact ledger", async () => {
    expect(await audit.discrepancies(10)).toEqual([]);
  });

  it.each([
    ["available of an account", sql`update gem_account set available = available + 1`],
    ["held of an account", sql`update gem_account set held = held + 1`],
    ["remaining of a lot", sql`update gem_lot set remaining = remaining - 1`],
    ["spent of a hold", sql`update gem_hold set spent = spent - 1`],
    ["refunded of a hold", sql`update gem_hold set refunded = 1`],
    ["held of a lot", sql`update gem_hold set state = 'open', spent = 0, resolved_at = null`],
  ])("finds tampering with the %s", async (check, tamper) => {
    const found = await database.transaction().execute(async (own) => {
      await tamper.execute(own);
      const discrepancies = await postgresGemAudit(own).discrepancies(10);
      await sql`update gem_account set available = 15, held = 0`.execute(own);
      await sql`update gem_lot set remaining = 15`.execute(own);
      await sql`update gem_hold set state = 'settled', spent = 5, refunded = 0, resolved_at = ${now}
        `.execute(own);
      return discrepancies;
    });
    expect(found.map((one) => one.check)).toContain(check);
    expect(await audit.discrepancies(10)).toEqual([]);
  });
});

it("answers a repeated sweep of what was left with what the first one released", async () => {
  const works = ["c2", "c3"].map((id) => ({
    ...{ subject: creationSubject(id), gems: 4, description: A_FILM },
  }));
  const { holdId } = await ledger.hold({
    ...{ userId: "ada", gems: 8, key: "two", purpose: toMake(creationSubject("all")), now },
    ...{ expiresAt: later, description: A_FILM, parts: works },
  });
  const part = creationSubject("c2");
  await ledger.settle({ holdId, part, gems: 3, key: "settle-c2", ourFault: false, now });
  const sweep = () =>
    ledger.voidHold({ holdId, key: "sweep", reason: UNMADE, ourFault: true, now });
  const first = await sweep();
  expect(first).toEqual({ applied: true, state: "voided", spent: 0, released: 4, lost: 0 });
  expect(await sweep()).toEqual(first);
});
