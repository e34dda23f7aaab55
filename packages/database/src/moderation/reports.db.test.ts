import type { PersonRole } from "@kinora/contracts/access/roles";
import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { outOfSight as outOfSightOf, reportAs } from "@kinora/testing/moderation/report-as";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addHistory } from "../creation/add-history.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { postgresReportStore } from "./postgres-report-store.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
const people = ["ada", "ben", "eva", "kim", "leo", "pia", "uma", "mod"];
const newcomers = ["new1", "new2", "new3", "new4", "new5"];
let creationId = "";
let made = 0;

beforeAll(async () => {
  for (const id of [...people, ...newcomers]) await insertPerson(database, id);
  await joined(people, new Date("2026-01-01T12:00:00Z"));
  await joined(newcomers, new Date("2026-06-15T11:00:00Z"));
});
beforeEach(async () => {
  await database.deleteFrom("report").execute();
  creationId = await another();
});

async function joined(ids: readonly string[], created_at: Date) {
  await database.updateTable("app_user").set({ created_at }).where("id", "in", ids).execute();
}

/** Publishes a new work of ada's in the feed. */
async function another(): Promise<string> {
  const id = `creation-${++made}`;
  await insertCreation(database, { id, user_id: "ada" });
  return id;
}
const several = (many: number) => Promise.all(Array.from({ length: many }, another));

function report(
  by: string,
  reason: FlagReason = "harassment",
  role: PersonRole = "user",
  about = creationId,
) {
  return reportAs(database, { by, reason, role, about, at: now });
}
const reportLater = (by: string, reason: FlagReason, minutes: number, about = creationId) =>
  reportAs(database, { by, reason, about, at: minutesLater(minutes) });

/** Applies a moderator's action to a work and records it in the history. */
async function moderate(
  action: "unhidden" | "approve" | "delete",
  change: Parameters<ReturnType<typeof postgresCreationStore>["update"]>[1],
  about = creationId,
  by: { id: string; role: PersonRole } = { id: "mod", role: "moderator" },
) {
  await postgresCreationStore(database).update(about, change);
  await addHistory(database)({
    ...{ creationId: about, actorId: by.id, role: by.role, action, reason: null },
    ...{ before: {}, after: change, at: minutesLater(1), requestId: null },
  });
}
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const outOfSight = (ids: readonly string[]) => outOfSightOf(database, ids);

async function state() {
  const { status, moderator_hidden } = await database
    .selectFrom("creation")
    .select(["status", "moderator_hidden"])
    .where("id", "=", creationId)
    .executeTakeFirstOrThrow();
  return { status, hidden: moderator_hidden };
}

describe("report", () => {
  it("is stored with its reason and note, and in the history", async () => {
    const receipt = await report("ben", "harmful");
    expect(receipt).toMatchObject({ reason: "harmful", createdAt: now });
    const stored = await database
      .selectFrom("report")
      .select(["id", "reporter_id", "reason", "note", "state"])
      .where("creation_id", "=", creationId)
      .execute();
    expect(stored).toEqual([
      {
        id: receipt.id,
        reporter_id: "ben",
        reason: "harmful",
        note: "Look at the corner",
        state: "open",
      },
    ]);
    const events = await database
      .selectFrom("creation_event")
      .select(["actor_id", "action", "reason", "request_id"])
      .where("creation_id", "=", creationId)
      .execute();
    expect(events).toEqual([
      { actor_id: "ben", action: "report", reason: "harmful", request_id: "r1" },
    ]);
  });

  it("is refused a second time, even concurrently, until the first is closed", async () => {
    const answers = await Promise.allSettled([report("ben"), report("ben"), report("ben")]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(report("ben", "child_abuse")).rejects.toMatchObject({ code: "ALREADY_REPORTED" });
    expect(await state()).toEqual({ status: null, hidden: false });
    await database.updateTable("report").set({ state: "dismissed", resolved_at: now }).execute();
    await expect(report("ben")).resolves.toMatchObject({ reason: "harassment" });
  });

  it("is refused for the reporter's own creation and for one they cannot see", async () => {
    await expect(report("ada")).rejects.toMatchObject({ code: "OWN_CREATION" });
    await database
      .updateTable("creation")
      .set({ private: true })
      .where("id", "=", creationId)
      .execute();
    await expect(report("ben")).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
  });
});

describe("effect of reports", () => {
  it.each(["child_abuse", "promotes_terrorism"] as const)(
    "%s hides the work at once",
    async (reason) => {
      await report("ben", reason);
      expect(await state()).toEqual({ status: null, hidden: true });
    },
  );

  it.each(
    FLAG_REASONS.filter((reason) => reason !== "child_abuse" && reason !== "promotes_terrorism"),
  )("%s sends the work to review with the third report", async (reason) => {
    await report("ben", reason);
    await report("eva", reason);
    expect(await state()).toEqual({ status: null, hidden: false });
    await report("kim", reason);
    expect(await state()).toEqual({ status: "review", hidden: false });
  });

  it("a single staff report suffices for a review", async () => {
    await report("mod", "violent_content", "moderator");
    expect(await state()).toEqual({ status: "review", hidden: false });
  });

  it("reporters whose earlier report was unfounded do not count, however many they are", async () => {
    const members = ["ben", "eva", "kim"];
    for (const by of members) await report(by);
    await moderate("approve", { status: null });
    const [as, until] = ["dismissed", minutesLater(1)] as const;
    await postgresReportStore(database).resolve(creationId, { as, until, now: until });
    const again = (by: string) => reportLater(by, "harassment", 2, creationId);
    for (const by of members) await again(by);
    expect(await state()).toEqual({ status: null, hidden: false });
  });

  it("concurrent reports are all counted", async () => {
    await Promise.all(["ben", "eva", "kim"].map((by) => report(by)));
    expect(await state()).toEqual({ status: "review", hidden: false });
  });
});

describe("limit on what one user's reports can hide", () => {
  const day = 24 * 60;

  it("is three works a day, even with concurrent reports, all of which are stored", async () => {
    const works = await several(9);
    const receipts = await Promise.all(works.map((id) => report("ben", "child_abuse", "user", id)));
    expect(receipts).toHaveLength(9);
    for (const receipt of receipts) {
      expect(receipt).toEqual({ id: expect.any(String), reason: "child_abuse", createdAt: now });
    }
    expect(await outOfSight(works)).toHaveLength(3);
    const kept = await database.selectFrom("report").select("state").execute();
    expect(kept.map(({ state }) => state)).toEqual(works.map(() => "open"));
  });

  it("lets another user's report hide the rest", async () => {
    const works = await several(4);
    for (const id of works) await report("ben", "child_abuse", "user", id);
    expect(await outOfSight(works)).toHaveLength(3);
    await report("eva", "child_abuse", "user", works[3]);
    expect(await outOfSight(works)).toHaveLength(4);
  });

  it("charges a work that goes to review to the reporter who tipped it", async () => {
    const works = await several(4);
    for (const id of works) {
      for (const by of ["ben", "eva", "kim"]) await report(by, "harassment", "user", id);
    }
    expect(await outOfSight(works)).toHaveLength(3);
  });

  it("is reset to three the next day, less works that staff restored", async () => {
    const works = await several(9);
    const [first = "", second = "", third = "", ...later] = works;
    for (const id of [first, second, third]) await report("ben", "child_abuse", "user", id);
    await moderate("unhidden", { moderatorHidden: false }, first);
    await moderate("delete", { status: "deleted", deletedAt: now }, second);
    for (const id of later) await reportLater("ben", "child_abuse", 2, id);
    // One more, for the work on which staff agreed.
    expect(await outOfSight(later)).toHaveLength(1);
    const more = await several(4);
    for (const id of more) await reportLater("ben", "child_abuse", day + 3, id);
    expect(await outOfSight(more)).toHaveLength(2);
  });

  it("does not apply to staff", async () => {
    const works = await several(5);
    for (const id of works) await report("mod", "child_abuse", "moderator", id);
    expect(await outOfSight(works)).toHaveLength(5);
  });
});

describe("work restored by a moderator", () => {
  it("is not hidden by a single member, whatever the reason; three send it to review", async () => {
    await report("ben", "child_abuse");
    await moderate("unhidden", { moderatorHidden: false });
    const later = (by: string, minutes: number) =>
      reportLater(by, "promotes_terrorism", minutes, creationId);
    await later("eva", 2);
    await later("kim", 3);
    expect(await state()).toEqual({ status: null, hidden: false });
    await later("leo", 4);
    expect(await state()).toEqual({ status: "review", hidden: false });
  });

  it("ignores reports from before it passed a review", async () => {
    for (const by of ["ben", "eva", "kim"]) await report(by);
    await moderate("approve", { status: null });
    const later = (by: string) => reportLater(by, "harmful", 2, creationId);
    await later("leo");
    await later("new1");
    expect(await state()).toEqual({ status: null, hidden: false });
  });

  it("does not mean a work that its owner listed again, even as a moderator", async () => {
    await moderate("unhidden", { hidden: false }, creationId, { id: "ada", role: "moderator" });
    await reportLater("ben", "child_abuse", 2, creationId);
    expect(await state()).toEqual({ status: null, hidden: true });
  });

  it("is hidden by one staff report", async () => {
    await report("ben", "child_abuse");
    await moderate("unhidden", { moderatorHidden: false });
    await reportAs(database, {
      ...{ by: "mod", role: "moderator", reason: "child_abuse", about: creationId },
      at: minutesLater(2),
    });
    expect(await state()).toEqual({ status: null, hidden: true });
  });
});
