import { forgetHeldAccounts } from "@kinora/database/account/held-account";
import { findDueDeletions, postgresDeletions } from "@kinora/database/account/postgres-deletions";
import { appendAudit } from "@kinora/database/audit/postgres-audit-log";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { findDeletedBoards } from "@kinora/database/story/story-upkeep";
import { insertWrittenPerson } from "@kinora/testing/account/insert-written-person";
import { rowsWith } from "@kinora/testing/account/rows-with";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { writeAboutWork } from "@kinora/testing/moderation/write-about-work";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { erasureOf } from "./compose-erasure.ts";
import { eraseAccounts } from "./erase-accounts.ts";

const opened = await createTestDatabase();
const { database } = opened;
const boss = await openJobQueue({ url: opened.url, role: "producer", onError: () => {} });
afterAll(() => boss.stop({ graceful: false }));

const now = new Date("2026-11-20T12:00:00.000Z");
/** A word that appears only in this user's own text, works and name. */
const WORD = "zebrafink";
const HASH = "b".repeat(64);
const JOB = "01890000-0000-7000-8000-000000000001";

/** Inserts a user whose deletion is due, with a row in every table that can hold their text. */
async function fill(id: string) {
  const files = { work: HASH, avatar: HASH, upload: HASH, piece: HASH };
  await insertWrittenPerson(database, { id, word: WORD, now, deletionAt: now, files });
  await writeAboutWork(database, { work: `${id}-work`, text: WORD, at: now });
  await sql`insert into gem_account (user_id, available) values (${id}, 7)`.execute(database);
}

const erase = (at = now, change: Partial<ReturnType<typeof erasureOf>> = {}) => {
  const lines: string[] = [];
  return eraseAccounts(at, {
    findDue: (moment, page) => findDueDeletions(database, moment, page),
    erasure: { ...erasureOf(database, boss), ...change },
    log: (line) => lines.push(line),
  }).then(() => lines);
};

for (const id of ["other", "third"])
  await database.insertInto("app_user").values({ id, handle: id, display_name: id }).execute();

it("removes the user's text from every table and leaves their files to the sweep, keeping ledger rows and other people's data", async () => {
  await fill("ada");
  // Reasons that staff wrote about the user are found through the audit lines about them.
  await appendAudit(database, [
    {
      ...{ action: "person.suspended", actorId: "other", requestId: null, at: now },
      ...{ subject: { noun: "person", id: "ada" }, before: {}, after: {}, reason: WORD },
    },
  ]);
  expect((await rowsWith(database, WORD)).length).toBeGreaterThan(10);
  expect(await erase(new Date(+now - 1))).toEqual([]);
  expect((await rowsWith(database, WORD)).length).toBeGreaterThan(10);
  expect(await erase()).toEqual([]);
  expect(await rowsWith(database, WORD)).toEqual([]);
  expect(await findUnreferenced(database, [HASH])).toEqual([HASH]);
  const likes = await database.selectFrom("feed_reach").select("likes").execute();
  expect(likes).toEqual([{ likes: 0 }]);
  const { available } = await database
    .selectFrom("gem_account")
    .select("available")
    .executeTakeFirstOrThrow();
  expect(available).toBe(7);
  const gone = await database
    .selectFrom("app_user")
    .selectAll()
    .where("id", "=", "ada")
    .executeTakeFirstOrThrow();
  expect(gone).toMatchObject({
    email: null,
    erased_at: now,
    disabled_at: now,
    display_name: "Deleted account",
    adult_at: null,
    mature_shown: false,
  });
  const lines = await database
    .selectFrom("audit_line")
    .select("action")
    .where("action", "=", "person.erased")
    .execute();
  expect(lines).toHaveLength(1);
  // No deletion is still due.
  expect(await findDueDeletions(database, now, { after: "", limit: 10 })).toEqual([]);
});

it("resumes from any interruption and records the erasure exactly once", async () => {
  const steps = ["shut", "works", "purgeWork", "removeStories", "removeUploads", "forget"] as const;
  for (const step of steps) {
    await fill(`at_${step}`.toLowerCase());
    const stop = () => Promise.reject(new Error("killed"));
    const [line] = await erase(now, { [step]: stop });
    expect(line).toMatch(/killed/);
    expect(await erase()).toEqual([]);
    expect(await rowsWith(database, WORD)).toEqual([]);
  }
  const lines = await database
    .selectFrom("audit_line")
    .select("subject_id")
    .where("action", "=", "person.erased")
    .where("subject_id", "like", "at%")
    .execute();
  expect(lines).toHaveLength(steps.length);
});

it("waits for works in progress and ends the user's sessions meanwhile", async () => {
  await fill("bea");
  await sql`insert into job (id, user_id, background, gems, turn, queued_at, kind, noun, subject_id)
    values (${JOB}, 'bea', false, 0, 1, ${now}, 'creation', 'creation', 'bea-work')`.execute(
    database,
  );
  await erase();
  expect(await database.selectFrom("auth_session").select("id").execute()).toEqual([]);
  expect((await rowsWith(database, WORD)).length).toBeGreaterThan(5);
  await sql`update job set ended_at = ${now}, outcome = 'delivered' where id = ${JOB}`.execute(
    database,
  );
  await erase();
  expect(await rowsWith(database, WORD)).toEqual([]);
});

it("keeps only works reported as child abuse, for 90 days", async () => {
  await fill("cid");
  await sql`insert into report (id, creation_id, reporter_id, reason, note, weight, created_at)
    values ('law', 'cid-work', 'other', 'child_abuse', '', 1, ${now})`.execute(database);
  await erase();
  const left = await rowsWith(database, WORD);
  expect(left.map((row) => row.split(" ")[0])).toEqual(["creation", "held_account"]);
  expect(await findUnreferenced(database, [HASH])).toEqual([]);
  const over = new Date(+now + 91 * 24 * 60 * 60_000);
  await erase(over);
  await forgetHeldAccounts(database, over);
  expect(await rowsWith(database, WORD)).toEqual([]);
  expect(await findUnreferenced(database, [HASH])).toEqual([HASH]);
});

it("keeps only storyboards reported as child abuse, unshared, for 90 days, and finishes then", async () => {
  await fill("kim");
  await sql`update story set share_token = ${"k".repeat(24)} where id = 'kim-story'`.execute(
    database,
  );
  await sql`insert into story_report
      (id, story_id, user_id, reporter_id, reason, note, weight, created_at, board)
    select 'board law', id, user_id, 'third', 'child_abuse', ${WORD}, 1, ${now}, board from story
     where id = 'kim-story'`.execute(database);
  await erase();
  const left = await rowsWith(database, WORD);
  expect(left.map((row) => row.split(" ")[0]).toSorted()).toEqual([
    ...["held_account", "story", "story_piece", "story_piece_file", "story_report"],
  ]);
  expect(
    await database.selectFrom("story").select(["share_token", "deleted_at"]).execute(),
  ).toEqual([{ share_token: null, deleted_at: now }]);
  expect(await findUnreferenced(database, [HASH])).toEqual([]);
  expect(await findDueDeletions(database, now, { after: "", limit: 100 })).not.toContain("kim");
  const over = new Date(+now + 91 * 24 * 60 * 60_000);
  // Left to the erasure, which also clears the report.
  expect(await findDeletedBoards(database, over, { after: "", limit: 10 })).toEqual([]);
  await erase(over);
  await forgetHeldAccounts(database, over);
  expect(await rowsWith(database, WORD)).toEqual([]);
  expect(await findUnreferenced(database, [HASH])).toEqual([HASH]);
});

it("erases an account behind many that keep a work on legal hold or are busy", async () => {
  const many = Array.from({ length: 45 }, (_, at) => `aaa${at}`);
  const asked = new Date(+now - 60_000);
  for (const id of many) {
    await database
      .insertInto("app_user")
      .values({ id, handle: id, display_name: id, deletion_at: asked, erased_at: asked })
      .execute();
    await insertCreation(database, { id: `${id}-held`, user_id: id, in_feed: false });
    await sql`insert into report (id, creation_id, reporter_id, reason, note, weight, created_at)
      values (${`${id}-r`}, ${`${id}-held`}, 'other', 'child_abuse', '', 1, ${now})`.execute(
      database,
    );
  }
  expect(await findDueDeletions(database, now, { after: "", limit: 100 })).not.toContain("aaa7");
  await database.updateTable("app_user").set({ erased_at: null }).where("id", "in", many).execute();
  await fill("zoe");
  const busy = async (id: string) => id !== "zoe";
  await erase(now, { isBusy: busy });
  expect(await rowsWith(database, WORD)).toEqual([]);
});

it("ends although works come onto legal hold while it runs", async () => {
  await fill("lou");
  for (let at = 0; at < 120; at += 1)
    await insertCreation(database, { id: `lou-${at}`, user_id: "lou", in_feed: false });
  let purged = 0;
  const held = async () => {
    purged += 1;
  };
  expect(await erase(now, { purgeWork: held })).toEqual([]);
  expect(purged).toBeGreaterThanOrEqual(120);
  expect(purged).toBeLessThan(130);
});

it("keeps the last owner, and one of two owners who leave at the same time", async () => {
  const owners = ["first", "second"];
  for (const id of owners) {
    await fill(id);
    await database.updateTable("app_user").set({ role: "owner" }).where("id", "=", id).execute();
  }
  await erase();
  const left = async () =>
    database
      .selectFrom("app_user")
      .select("id")
      .where("role", "=", "owner")
      .where("erased_at", "is", null)
      .execute();
  expect(await left()).toHaveLength(2);
  const stays = { id: "stays", handle: "stays", display_name: "Stays", role: "owner" };
  await database.insertInto("app_user").values(stays).execute();
  await erase();
  expect(await left()).toEqual([{ id: "stays" }]);
});

it("spares an account whose deletion is called off while others are being erased", async () => {
  await fill("early");
  await fill("late");
  const { shut } = erasureOf(database, boss);
  const calledOff = async (userId: string, at: Date) => {
    const began = await shut(userId, at);
    if (userId === "early")
      expect(await postgresDeletions(database).set("late", null, now)).toBe(true);
    return began;
  };
  expect(await erase(now, { shut: calledOff })).toEqual([]);
  const late = await database
    .selectFrom("app_user")
    .select(["handle", "disabled_at", "erased_at"])
    .where("id", "=", "late")
    .executeTakeFirstOrThrow();
  expect(late).toEqual({ handle: `late_${WORD}`, disabled_at: null, erased_at: null });
  // Once an erasure has begun there is no way back.
  expect(await postgresDeletions(database).set("early", null, now)).toBe(false);
});

it("spares an owner who became the last one since the list was made", async () => {
  const [leaves, stayed] = ["owner_leaves", "stays"];
  await fill(leaves);
  const role = (id: string, to: "owner" | "user") =>
    database.updateTable("app_user").set({ role: to }).where("id", "=", id).execute();
  await role(leaves, "owner");
  expect(await findDueDeletions(database, now, { after: "", limit: 10 })).toContain(leaves);
  await role(stayed, "user");
  expect(await erasureOf(database, boss).shut(leaves, now)).toBe(false);
});
