import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { shiftBudgets } from "./postgres-budget-store.ts";
import { readServiceReport } from "./read-service-report.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-11-26T12:00:00Z");
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);

async function order(provider: string, state: string, hours: number) {
  const key = newId();
  await database
    .insertInto("hosted_intent")
    .values({
      ...{ job_id: key, provider, endpoint: "a/model", body_hash: "0", callback_token: key },
      ...{ price_mills: 40, price_version: 1, calls_back: false, state, deadline: now },
      ...{ upstream_id: key, begun_at: ago(hours) },
      refusal: state === "refused" ? "policy" : null,
    })
    .execute();
  return key;
}

test("counts the outcomes of a day's orders, all open orders, and the totals of day and month", async () => {
  for (const state of ["collected", "late", "refused", "failed", "lost", "called off"])
    await order("fal", state, 23);
  await order("fal", "collected", 25);
  await order("fal", "accepted", 40);
  await order("replicate", "sending", 1);
  await shiftBudgets(database, {
    provider: "fal",
    keyOf: null,
    at: now,
    mills: 120,
    givenMills: 20,
  });
  await shiftBudgets(database, {
    provider: "fal",
    keyOf: null,
    at: ago(24),
    mills: 30,
    givenMills: 0,
  });
  await shiftBudgets(database, {
    provider: "fal",
    keyOf: null,
    at: ago(24 * 40),
    mills: 7,
    givenMills: 0,
  });
  const report = await readServiceReport(database, now);
  expect(report.get("fal")).toEqual({
    mills: { day: 120, month: 150 },
    orders: { delivered: 2, failed: 3, open: 1 },
  });
  expect(report.get("replicate")).toEqual({
    mills: { day: 0, month: 0 },
    orders: { delivered: 0, failed: 0, open: 1 },
  });
  expect(report.get("comfy")).toBeUndefined();
});

test("an order whose job was cancelled is not being made, before its service has been told", async () => {
  await insertPerson(database, "ada");
  const key = await order("bfl", "accepted", 1);
  const open = async () => (await readServiceReport(database, now)).get("bfl")?.orders.open;
  const job = { id: key, user_id: "ada", kind: "creation.make", noun: "creation", gems: 0 };
  await database
    .insertInto("job")
    .values({ ...job, subject_id: newId(), background: false, turn: 1, queued_at: ago(1) })
    .execute();
  expect(await open()).toBe(1);
  await database
    .updateTable("job")
    .set({ ended_at: now, outcome: "cancelled" })
    .where("id", "=", key)
    .execute();
  expect(await open()).toBe(0);
});
