import { createTestDatabase } from "@kinora/testing/database";
import { beforeEach, expect, test } from "vitest";
import { forgetMinutes, postgresServiceHealth } from "./postgres-service-health.ts";
import { readServiceHealth } from "./read-service-health.ts";

const { database } = await createTestDatabase();
const health = postgresServiceHealth(database);
const now = new Date("2026-11-26T12:00:30Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fault = (why: "late" | "auth" | "failed") => ({ kind: "fault", fault: why }) as const;
const delivered = (seconds: number) => ({ kind: "delivered", seconds }) as const;

beforeEach(async () => {
  await health.forget("fal");
  await database.deleteFrom("service_minute").execute();
  await database.deleteFrom("service_circuit").execute();
});

test("counts by hour and day, with the seconds that results took", async () => {
  await health.note("fal", delivered(1_000), ago(25 * 60));
  await health.note("fal", delivered(10), ago(5));
  await health.note("fal", delivered(20), ago(5));
  await health.note("fal", { kind: "refused" }, ago(6));
  await health.note("fal", delivered(90), ago(70));
  await health.note("fal", fault("late"), ago(70));
  await health.note("replicate", fault("auth"), ago(2));
  const reports = await readServiceHealth(database, now);
  expect(reports.get("fal")).toEqual({
    hour: { delivered: 2, seconds: 15, refused: 1, faults: 0 },
    day: { delivered: 3, seconds: 40, refused: 1, faults: 1 },
    circuit: expect.objectContaining({ faults: 1, fault: "late", open: null }),
  });
  expect(reports.get("replicate")?.hour).toEqual({
    ...{ delivered: 0, seconds: null, refused: 0, faults: 1 },
  });
  expect(reports.has("comfy")).toBe(false);
  await forgetMinutes(database, ago(24 * 60));
  const rows = await database.selectFrom("service_minute").selectAll().execute();
  expect(rows).toHaveLength(4);
});

test("five concurrent faults of several workers open the circuit, and none is lost", async () => {
  await Promise.all([1, 2, 3, 4].map(() => health.note("fal", fault("late"), now)));
  expect(await health.open()).toEqual(new Map());
  await Promise.all([1, 2, 3].map(() => health.note("fal", fault("auth"), now)));
  expect((await health.open()).get("fal")).toMatchObject({ faults: 7, fault: "auth" });
  expect((await readServiceHealth(database, now)).get("fal")?.hour.faults).toBe(7);
});

test("failed results are counted but do not open the circuit", async () => {
  for (let nth = 0; nth < 9; nth += 1) await health.note("fal", fault("failed"), now);
  expect((await health.open()).has("fal")).toBe(false);
  expect((await readServiceHealth(database, now)).get("fal")?.hour.faults).toBe(9);
});

test("a refusal or a delivered result shows that the service works", async () => {
  for (const sign of [{ kind: "refused" }, delivered(3)] as const) {
    for (let nth = 0; nth < 5; nth += 1) await health.note("fal", fault("late"), now);
    expect((await health.open()).has("fal")).toBe(true);
    await health.note("fal", sign, now);
    expect((await health.open()).has("fal")).toBe(false);
  }
});

test("an accepted probe closes the circuit on trial", async () => {
  for (let nth = 0; nth < 5; nth += 1) await health.note("fal", fault("late"), now);
  await health.noteProbe("fal", "unclear", now);
  expect((await health.open()).get("fal")?.probes).toBe(1);
  await health.noteProbe("fal", "accepted", now);
  expect((await health.open()).size).toBe(0);
  await health.note("fal", fault("late"), now);
  expect((await health.open()).has("fal")).toBe(true);
  await health.forget("fal");
  expect((await health.open()).size).toBe(0);
  // For a working service, a probe stores nothing.
  await health.noteProbe("fal", "unclear", now);
  expect((await readServiceHealth(database, now)).get("fal")?.circuit).toBeNull();
});

test("a key that may use no model opens the circuit, one that may not use one model does not", async () => {
  const denied = (model: string, minutes: number) =>
    health.note("fal", { kind: "missing", endpoint: model, denied: true }, ago(minutes));
  for (const minutes of [300, 200, 100, 50, 25, 10, 5]) await denied("fal-ai/veo3", minutes);
  expect((await health.open()).has("fal")).toBe(false);
  for (const model of ["a", "b", "c", "d"]) await denied(model, 4);
  expect((await health.open()).has("fal")).toBe(false);
  await denied("e", 3);
  expect((await health.open()).get("fal")).toMatchObject({ fault: "auth" });
});
