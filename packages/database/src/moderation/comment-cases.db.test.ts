import type { NewCommentDecision } from "@kinora/contracts/comment/comment-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "@kinora/domain/account/viewer";
import { deleteComment } from "@kinora/domain/comment/change-comment";
import { appealComment } from "@kinora/domain/moderation/appeal-comment";
import { decideCommentCase } from "@kinora/domain/moderation/decide-comment-case";
import { reportComment } from "@kinora/domain/moderation/report-comment";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { commentPorts, writeOn } from "@kinora/testing/comment/write-on";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { postgresPeople } from "../account/postgres-people.ts";
import { postgresSessions } from "../account/postgres-sessions.ts";
import type { Database } from "../client.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { recordEvent } from "../event/record-event.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { talkStores } from "../talk-stores.ts";
import { moderationStores } from "./moderation-stores.ts";
import { postgresCommentCaseReader } from "./postgres-comment-case-reader.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
const listener = notificationListener(() => now);
const { comments } = talkStores(database);
const { commentDecisions } = moderationStores(database);
const cases = postgresCommentCaseReader(database);
const mia: Viewer = { id: "mia", role: "moderator" };
const max: Viewer = { id: "max", role: "moderator" };
const storesOn = (own: Database) => ({
  ...moderationStores(own),
  ...talkStores(own),
  people: postgresPeople(own),
  sessions: postgresSessions(own),
  creations: postgresCreationStore(own),
  record: recordEvent(own),
  audit: async () => {},
});
const transact = <T>(work: (stores: ReturnType<typeof storesOn>) => Promise<T>) =>
  database.transaction().execute((own) => work(storesOn(own)));
let serial = 0;
const say = (text = `n ${++serial}`, at = now) =>
  writeOn(database, { userId: "ben", creationId: "fox", text, now: at });
const report = (
  id: string,
  by: string,
  reason: FlagReason = "harassment",
  role: "user" | "moderator" = "user",
) =>
  reportComment(
    { transact },
    { id, reporter: { id: by, role }, report: { reason, note: "" }, now },
  );
const decide = (
  id: string,
  { verdict, ...looked }: { verdict: "show" | "hide"; version?: number; of?: "reports" | "appeal" },
  actor: Viewer = mia,
) => {
  const about = { of: "reports" as const, version: 1, ...looked };
  const decision: NewCommentDecision =
    verdict === "show"
      ? { verdict, ...about }
      : { verdict, rule: "harassment", note: "Rude.", ...about };
  return decideCommentCase({ transact, newId }, { id, actor, requestId: "r", now, decision });
};
const isShown = async (id: string) =>
  (await comments.list("fox", { readerId: null, before: null, most: 50 })).some(
    (one) => one.id === id,
  );
const waiting = (viewer: Viewer = mia) => cases.count(viewer, now);
const strikes = async () =>
  (await sql`select from strike where user_id = 'ben' and source = 'comment'`.execute(database))
    .rows.length;

beforeAll(async () => {
  for (const id of ["ada", "ben", "eva", "leo", "kim", "mia", "max"])
    await insertPerson(database, id);
  await sql`update app_user set created_at = '2026-05-01T00:00:00Z'`.execute(database);
  await sql`update app_user set role = 'moderator' where id in ('mia', 'max')`.execute(database);
  await insertCreation(database, { id: "fox", user_id: "ada" });
  await insertCreation(database, { id: "owl", user_id: "ben" });
  await sql`
    insert into feed_like (creation_id, user_id, created_at)
    select 'fox', id, now() from app_user`.execute(database);
});

beforeEach(async () => {
  for (const table of ["comment", "comment_tally", "strike", "notification", "suspension"])
    await sql`delete from ${sql.table(table)}`.execute(database);
});

it("one report hides nothing, three do, and a severe one does at once", async () => {
  const id = await say();
  await report(id, "ada");
  await report(id, "eva");
  expect([await isShown(id), await waiting()]).toEqual([true, 1]);
  await expect(report(id, "eva")).rejects.toMatchObject({ code: "ALREADY_REPORTED" });
  await expect(report(id, "ben")).rejects.toMatchObject({ code: "OWN_COMMENT" });
  await report(id, "leo");
  expect([await isShown(id), await comments.count("fox")]).toEqual([false, 0]);
  const severe = await say();
  await report(severe, "kim", "promotes_terrorism");
  expect(await isShown(severe)).toBe(false);
  await decide(severe, { verdict: "show" });
  expect([await isShown(severe), await comments.count("fox"), await strikes()]).toEqual([
    true,
    1,
    0,
  ]);
});

it("what is taken down is gone, with a strike and a statement, until an appeal is granted by another", async () => {
  const id = await say("You fool");
  await report(id, "eva");
  expect((await cases.list({ viewer: mia, most: 10, now }))[0]).toMatchObject({
    ...{ id, of: "reports", text: "You fool", author: { handle: "ben" }, strikes: 0 },
  });
  await decide(id, { verdict: "hide" });
  expect([await isShown(id), await waiting(), await strikes()]).toEqual([false, 0, 1]);
  const [statement] = await commentDecisions.of("ben", 5);
  expect(statement).toMatchObject({
    said: "You fool",
    rule: "harassment",
    note: "Rude.",
    appeal: null,
  });
  const about = { userId: "ben", id: statement?.id ?? "", text: "It was a joke", now };
  await expect(appealComment({ transact }, { ...about, userId: "eva" })).rejects.toMatchObject({
    code: "NOT_RESTRICTED",
  });
  await appealComment({ transact }, about);
  await expect(appealComment({ transact }, about)).rejects.toMatchObject({
    code: "ALREADY_APPEALED",
  });
  expect([await waiting(mia), await waiting(max)]).toEqual([0, 1]);
  await expect(decide(id, { verdict: "show", of: "appeal" })).rejects.toMatchObject({
    code: "OWN_DECISION",
  });
  await decide(id, { verdict: "show", of: "appeal" }, max);
  expect([await isShown(id), await strikes(), await comments.count("fox")]).toEqual([true, 0, 1]);
  await hearAll(database, listener);
  const told = async (userId: string) =>
    (
      await postgresNotificationStore(database).list(userId, { after: null, limit: 9, now })
    ).items.flatMap(({ says }) => ("code" in says ? [says.code] : []));
  expect((await told("ben")).sort()).toEqual(["comment.back", "comment.takenDown"]);
  expect(await told("mia")).not.toContain("comment.appeal");
});

it("is decided once, and only what was looked at", async () => {
  const id = await say();
  await report(id, "eva");
  await expect(decide(id, { verdict: "hide", version: 2 })).rejects.toMatchObject({
    code: "COMMENT_CHANGED",
  });
  const outcomes = await Promise.allSettled([
    decide(id, { verdict: "hide" }),
    decide(id, { verdict: "show" }, max),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await waiting()).toBe(0);
  await expect(decide(id, { verdict: "show" })).rejects.toMatchObject({ code: "CASE_CLOSED" });
});

it("child abuse is for admins alone", async () => {
  const id = await say();
  await report(id, "eva", "child_abuse");
  expect([await waiting(mia), await waiting({ id: "mia", role: "admin" })]).toEqual([0, 1]);
  await expect(decide(id, { verdict: "show" })).rejects.toMatchObject({ code: "ADMINS_ONLY" });
});

it("is decided by what was reported, although its author has deleted it", async () => {
  const id = await say("You fool");
  await report(id, "eva");
  await deleteComment(commentPorts(database), { id, userId: "ben", now });
  expect((await cases.list({ viewer: mia, most: 10, now }))[0]).toMatchObject({
    text: "",
    reported: ["You fool"],
  });
  await decide(id, { verdict: "hide", version: 2 });
  expect(await strikes()).toBe(1);
  expect((await commentDecisions.of("ben", 5))[0]?.said).toBe("You fool");
});

it("twenty mentions of one person in an hour are one notification", async () => {
  await sql`delete from domain_event`.execute(database);
  for (let n = 0; n < 20; n += 1) await say(`@kim look ${n}`, new Date(now.getTime() + n * 20_000));
  await hearAll(database, listener);
  const { items } = await postgresNotificationStore(database).list("kim", {
    after: null,
    limit: 50,
    now,
  });
  expect(
    items.map(({ says, topic }) => [
      topic,
      "code" in says && says.code,
      "params" in says && says.params,
    ]),
  ).toEqual([
    ["mentioned", "comment.mentioned", expect.objectContaining({ name: "ben", others: 19 })],
  ]);
});

it("tells the author of the work, who is replied to and who is mentioned, each once, and nobody who blocks", async () => {
  const first = await say();
  await writeOn(database, { userId: "eva", creationId: "owl", text: "hi @leo", now });
  const reply = {
    userId: "leo",
    creationId: "fox",
    parentId: first,
    text: "hey @ben @ada @kim",
    now,
  };
  await talkStores(database).blocks.add("kim", "leo", now);
  await writeOn(database, reply);
  await hearAll(database, listener);
  const told = async (userId: string) =>
    (
      await postgresNotificationStore(database).list(userId, { after: null, limit: 9, now })
    ).items.flatMap(({ says }) => ("code" in says ? [says.code] : []));
  expect((await told("ben")).sort()).toEqual(["comment.commented", "comment.replied"]);
  expect((await told("ada")).sort()).toEqual(["comment.commented", "comment.mentioned"]);
  expect(await told("kim")).toEqual([]);
});
