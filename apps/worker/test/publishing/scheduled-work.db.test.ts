import { postsOfWorkListener } from "@kinora/database/publication/posts-of-work-listener";
import { transact } from "@kinora/database/transact";
import { cancelPublication } from "@kinora/domain/post/change-publication";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { openPublisher } from "./open-publisher.ts";

const { shop, open, told } = await openPublisher();
const { database, boss, stores } = shop;

// What a test leaves waiting is not the next one's.
beforeEach(async () => {
  await sql`truncate job cascade`.execute(database);
  await sql`delete from pgboss.job`.execute(database);
});

type Opened = Awaited<ReturnType<typeof open>>;
const statusOf = async ({ ordered }: Opened) =>
  (await stores.creations.find(ordered.creationId))?.status;

/** Changes a work as a decision about it does, and lets its posts hear of it. */
async function change({ ordered, now }: Opened, columns: object): Promise<void> {
  const { creationId: subjectId, userId } = ordered;
  await database.updateTable("creation").set(columns).where("id", "=", subjectId).execute();
  await transact(database, boss, ({ record }) =>
    record({ type: "creation.changed", subjectId, userId, payload: {} }),
  );
  await hearAll(database, postsOfWorkListener(boss, now));
}

test("a work is scheduled until its post is there, and its history says so", async () => {
  const opened = await open("facebook text", 2);
  expect(await statusOf(opened)).toBe("scheduled");
  await opened.work(({ step }) => step === "ready");
  expect(await statusOf(opened)).toBe("scheduled");
  expect(await opened.work()).toMatchObject({ outcome: "done" });
  expect(await statusOf(opened)).toBe(null);
  const history = database.selectFrom("creation_event").select(["action", "role", "after"]);
  expect(
    await history.where("creation_id", "=", opened.ordered.creationId).orderBy("id").execute(),
  ).toEqual([
    { action: "schedule", role: "system", after: { status: "scheduled" } },
    { action: "unschedule", role: "system", after: { status: null } },
  ]);
});

test("it is no longer when the post failed for good or was cancelled, and while it is unconfirmed", async () => {
  const failing = await open("facebook text", 2);
  failing.simulator.faults.standing = "duplicate";
  expect(await failing.work()).toMatchObject({ outcome: "fail" });
  expect(await statusOf(failing)).toBe(null);
  const unknown = await open("facebook text", 2);
  unknown.simulator.faults.commit = ["500 before"];
  expect(await unknown.work()).toMatchObject({ stage: "unconfirmed" });
  expect(await statusOf(unknown)).toBe("scheduled");
  const cancelled = await open("facebook text", 2);
  await cancelPublication(
    { transact: (work) => transact(database, boss, work) },
    { person: { userId: "ada", tier: "free" }, id: cancelled.ordered.id, now: cancelled.now() },
  );
  expect(await statusOf(cancelled)).toBe(null);
});

test("a work that was in the feed is not scheduled, and one without a time is not", async () => {
  expect(await statusOf(await open("facebook text"))).toBe(null);
  const shown = await open("facebook text", 2);
  await change(shown, { published_at: shown.now(), status: null });
  await shown.moveTo(new Date(shown.clock.time + 5 * 3_600_000));
  expect(await statusOf(shown)).toBe(null);
});

test("while it is checked its posts wait, and go on once it is cleared", async () => {
  const opened = await open("facebook text", 2);
  await opened.work(({ step }) => step === "ready");
  await change(opened, { status: "review" });
  expect(await opened.stand()).toMatchObject({
    ...{ stage: "paused", outcome: "scheduled", trouble: { code: "work_in_review" } },
  });
  expect(await told()).toMatchObject([{ kind: "action", code: "publication.isHeld" }]);
  await change(opened, { status: null });
  expect(await statusOf(opened)).toBe("scheduled");
  expect(await opened.stand()).toMatchObject({ stage: "scheduled", trouble: null });
  expect(await opened.work()).toMatchObject({ outcome: "done", rounds: 1 });
  expect(opened.simulator.posts).toHaveLength(1);
  expect(await statusOf(opened)).toBe(null);
});

test("cleared too late, its owner is asked; a new time counts although it was chosen before", async () => {
  const late = await open("facebook text", 2);
  await change(late, { status: "rejected" });
  late.clock.time += 3 * 3_600_000;
  await change(late, { status: null });
  expect(await late.stand()).toMatchObject({ stage: "paused", trouble: null });
  const moved = await open("facebook text", 2);
  await change(moved, { moderator_hidden: true });
  await moved.moveTo(new Date(moved.clock.time + 5 * 3_600_000));
  expect(await moved.stand()).toMatchObject({
    stage: "paused",
    trouble: { code: "work_restricted" },
  });
  moved.clock.time += 3 * 3_600_000;
  await change(moved, { moderator_hidden: false });
  expect(await moved.work()).toMatchObject({ outcome: "done" });
});

test("what is found restricted only when it is armed waits as well", async () => {
  const opened = await open("facebook text", 2);
  await opened.work(({ step }) => step === "ready");
  const { creationId } = opened.ordered;
  await sql`update creation set status = 'review' where id = ${creationId}`.execute(database);
  expect(await opened.work()).toMatchObject({ stage: "paused", armedAt: null });
  expect(opened.simulator.posts).toEqual([]);
});

test("deleted, its posts are cancelled, and restoring it brings none back", async () => {
  const opened = await open("facebook text", 2);
  const deleted = { status: "deleted", status_before_deletion: "scheduled" };
  await change(opened, { ...deleted, deleted_at: opened.now() });
  expect(await opened.stand()).toMatchObject({ outcome: "fail", trouble: { code: "work_gone" } });
  expect(await stores.creations.find(opened.ordered.creationId)).toMatchObject({
    ...{ status: "deleted", statusBeforeDeletion: null },
  });
});
