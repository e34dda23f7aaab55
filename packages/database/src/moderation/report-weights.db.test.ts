import type { FlagReason } from "@kinora/contracts/moderation/report";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { outOfSight, reportAs } from "@kinora/testing/moderation/report-as";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { postgresReportStore } from "./postgres-report-store.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
const [LONG_AGO, LATELY] = [new Date("2026-01-01T12:00:00Z"), new Date("2026-06-09T12:00:00Z")];
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let made = 0;

beforeAll(() => insertPerson(database, "ada"));
beforeEach(async () => void (await database.deleteFrom("report").execute()));

/** Creates users who joined at `since`. */
async function people(ids: readonly string[], since = LONG_AGO): Promise<readonly string[]> {
  for (const id of ids) await insertPerson(database, id);
  await joined(ids, since);
  return ids;
}
const joined = (ids: readonly string[], created_at: Date) =>
  database.updateTable("app_user").set({ created_at }).where("id", "in", ids).execute();

/** Publishes new works of ada's in the feed. */
async function works(many: number): Promise<readonly string[]> {
  const ids = Array.from({ length: many }, () => `work-${made++}`);
  for (const id of ids) await insertCreation(database, { id, user_id: "ada" });
  return ids;
}
const report = (by: string, about: string, reason: FlagReason = "harmful", at = now) =>
  reportAs(database, { by, about, reason, at });
const resolve = (id: string, as: "upheld" | "dismissed", at: Date) =>
  postgresReportStore(database).resolve(id, { as, until: at, now: at });

it.each([3, 10, 50])(
  "a ring of %i newcomers hides nothing, and a ring of members little, whatever they report",
  async (size) => {
    const ids = Array.from({ length: size }, (_, index) => `ring_${size}_${index}`);
    const ring = await people(ids, LATELY);
    const attacked = await works(9);
    const attack = () =>
      Promise.allSettled(
        ring.flatMap((by) =>
          attacked.map((id, index) => report(by, id, index % 2 ? "harmful" : "child_abuse")),
        ),
      );
    await attack();
    expect(await outOfSight(database, attacked)).toEqual([]);
    await database.deleteFrom("report").execute();
    await joined(ring, LONG_AGO);
    await attack();
    expect((await outOfSight(database, attacked)).length).toBeLessThanOrEqual(6);
  },
);

it("a user with three unfounded reports within a month hides nothing", async () => {
  const [ben = ""] = await people(["ben"]);
  for (const id of await works(3)) {
    await report(ben, id);
    await resolve(id, "dismissed", later(1));
  }
  const more = await works(2);
  for (const id of more) await report(ben, id, "child_abuse", later(2));
  expect(await outOfSight(database, more)).toEqual([]);
});

it("a member can report ten works a day, even concurrently", async () => {
  const [eva = ""] = await people(["eva"]);
  const [last = "", ...others] = await works(14);
  const answers = await Promise.allSettled(others.map((id) => report(eva, id)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  await expect(report(eva, last)).rejects.toMatchObject({ code: "TOO_MANY_REPORTS" });
  await report(eva, last, "harmful", later(24 * 60 + 1));
});

it("a work cleared of a reason is hidden for it again only by trusted users", async () => {
  const [id = ""] = await works(1);
  for (const by of await people(["kim", "leo", "pia"])) await report(by, id);
  await resolve(id, "dismissed", later(1));
  await database.updateTable("creation").set({ status: null }).where("id", "=", id).execute();
  const again = (by: string) => report(by, id, "harmful", later(2));
  for (const by of await people(["uma", "zoe", "yan"])) await again(by);
  expect(await outOfSight(database, [id])).toEqual([]);
  for (const by of await people(["trusted_1", "trusted_2"])) {
    for (const other of await works(5)) {
      await report(by, other, "harmful", new Date("2026-06-01T12:00:00Z"));
      await resolve(other, "upheld", new Date("2026-06-02T12:00:00Z"));
    }
    await again(by);
  }
  expect(await outOfSight(database, [id])).toEqual([id]);
});
