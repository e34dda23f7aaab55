import type { Role } from "@kinora/contracts/account/account";
import { FLAG_REASONS, type FlagReason } from "@kinora/contracts/moderation/report";
import { reportCreation } from "@kinora/domain/moderation/report-creation";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { recordCreationEvent } from "../creation/record-creation-event.ts";
import { postgresReportStore } from "./postgres-report-store.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
const people = ["ada", "ben", "eva", "kim", "mod"];
let creationId = "";
let made = 0;

beforeAll(async () => {
  for (const id of people) await insertPerson(database, id);
});
beforeEach(async () => {
  creationId = `creation-${++made}`;
  await insertCreation(database, { id: creationId, user_id: "ada" });
});

function report(by: string, reason: FlagReason = "harassment", role: Role = "user") {
  return reportCreation(
    {
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            creations: postgresCreationStore(own),
            reports: postgresReportStore(own),
            record: recordCreationEvent(own),
            publish: async () => {},
          }),
        ),
    },
    {
      ...{ creationId, reporter: { id: by, role }, requestId: "r1", now },
      report: { reason, note: "Look at the corner" },
    },
  );
}

async function state() {
  const { status, moderator_hidden } = await database
    .selectFrom("creation")
    .select(["status", "moderator_hidden"])
    .where("id", "=", creationId)
    .executeTakeFirstOrThrow();
  return { status, hidden: moderator_hidden };
}

describe("a report", () => {
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

  it("is refused a second time, also at the same moment, until the first is closed", async () => {
    const answers = await Promise.allSettled([report("ben"), report("ben"), report("ben")]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(report("ben", "child_abuse")).rejects.toMatchObject({ code: "ALREADY_REPORTED" });
    expect(await state()).toEqual({ status: null, hidden: false });
    await database.updateTable("report").set({ state: "dismissed", resolved_at: now }).execute();
    await expect(report("ben")).resolves.toMatchObject({ reason: "harassment" });
  });

  it("is refused on one's own creation and on what one may not see", async () => {
    await expect(report("ada")).rejects.toMatchObject({ code: "OWN_CREATION" });
    await database
      .updateTable("creation")
      .set({ private: true })
      .where("id", "=", creationId)
      .execute();
    await expect(report("ben")).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
  });
});

describe("what reports lead to", () => {
  it.each(["child_abuse", "promotes_terrorism"] as const)("%s hides at once", async (reason) => {
    await report("ben", reason);
    expect(await state()).toEqual({ status: null, hidden: true });
  });

  it.each(
    FLAG_REASONS.filter((reason) => reason !== "child_abuse" && reason !== "promotes_terrorism"),
  )("%s sends to review at the third person", async (reason) => {
    await report("ben", reason);
    await report("eva", reason);
    expect(await state()).toEqual({ status: null, hidden: false });
    await report("kim", reason);
    expect(await state()).toEqual({ status: "review", hidden: false });
  });

  it("one of the staff is enough for a review", async () => {
    await report("mod", "violent_content", "moderator");
    expect(await state()).toEqual({ status: "review", hidden: false });
  });

  it("counts people who report at the same moment", async () => {
    await Promise.all(["ben", "eva", "kim"].map((by) => report(by)));
    expect(await state()).toEqual({ status: "review", hidden: false });
  });
});
