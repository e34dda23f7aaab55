import { appendAudit, readHead } from "@kinora/database/audit/postgres-audit-log";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { askAuditLog, parseHeads } from "./ask-audit-log.ts";

const { database } = await createTestDatabase();
const record = (index: number): AuditRecord => ({
  ...{ action: "person.suspended", actorId: "olivia", requestId: null },
  ...{ subject: { noun: "person", id: `person-${index}` }, reason: `because ${index}` },
  ...{ before: { suspended: false }, after: { suspended: true, until: null } },
  at: new Date(1_000 * index),
});
const append = (index: number) =>
  database.transaction().execute((own) => appendAudit(own, [record(index)]));

beforeAll(async () => {
  // Concurrently, as requests arrive.
  await Promise.all(Array.from({ length: 20 }, (_, index) => append(index)));
});

it("numbers concurrent entries without gaps and chains each to the one before", async () => {
  const tail = expect.stringContaining("--head");
  expect(await askAuditLog(database, [])).toEqual({
    said: ["The audit log is whole: 20 lines.", tail],
    isWhole: true,
  });
});

it("writes no line when its transaction fails", async () => {
  const failing = database.transaction().execute(async (own) => {
    await appendAudit(own, [record(99)]);
    throw new Error("as planned");
  });
  await expect(failing).rejects.toThrow("as planned");
  expect((await readHead(database)).number).toBe(20);
});

it("is append-only: the database rejects every other change", async () => {
  const set = database.updateTable("audit_line").set({ actor_id: "mira" });
  await expect(set.execute()).rejects.toThrow(/only ever added/);
  await expect(database.deleteFrom("audit_line").execute()).rejects.toThrow(/only ever added/);
  await expect(sql`truncate audit_line`.execute(database)).rejects.toThrow(/only ever added/);
});

it("stays whole when reasons are erased, and reports how far kept heads prove it", async () => {
  await database.deleteFrom("audit_reason").execute();
  const head = await readHead(database);
  const file = `{"event":"signed-in"}\n${JSON.stringify({ at: "2026-06-01", ...head })}\n`;
  const heads = parseHeads(file);
  expect((await askAuditLog(database, heads)).said[1]).toBe("The kept heads prove all of it.");
  await append(21);
  expect((await askAuditLog(database, heads)).said[1]).toMatch(/lines 1 to 20; .*unproved/);
  expect(() => parseHeads("no head")).toThrow(/Line 1/);
});

it("detects changes made while the database guard was disabled", async () => {
  const heads = [await readHead(database)];
  const without = async (change: ReturnType<typeof sql>) => {
    await sql`alter table audit_line disable trigger user`.execute(database);
    await change.execute(database);
  };
  await without(sql`update audit_line set actor_id = 'mira' where number = 3`);
  expect(await askAuditLog(database, heads)).toEqual({
    ...{ said: ["Line 3 was altered, moved, or follows one that was."], isWhole: false },
  });
  await without(sql`update audit_line set actor_id = 'olivia' where number = 3`);
  await without(sql`delete from audit_line where number > 18`);
  expect(await askAuditLog(database, [])).toMatchObject({ isWhole: true });
  expect(await askAuditLog(database, heads)).toEqual({
    said: ["The log was cut off: line 19 was there and is not any more."],
    isWhole: false,
  });
});
