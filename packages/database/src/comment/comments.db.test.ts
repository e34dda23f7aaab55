import { COMMENT_RATES } from "@kinora/contracts/comment/comment-limits";
import {
  approveComment,
  deleteComment,
  editComment,
  removeComment,
  setCommentMode,
} from "@kinora/domain/comment/change-comment";
import { writeComment } from "@kinora/domain/comment/write-comment";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { commentPorts, writeOn } from "@kinora/testing/comment/write-on";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { talkStores } from "../talk-stores.ts";
import { forgetComments } from "./forget-comments.ts";
import { forgetOldComments } from "./forget-old-comments.ts";

const { database } = await createTestDatabase();
const ports = commentPorts(database);
const { comments, blocks } = talkStores(database);
const now = new Date("2026-06-15T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
let serial = 0;
const say = (userId: string, text = `thought ${++serial}`, parentId: string | null = null) =>
  writeOn(database, { userId, creationId: "fox", text, parentId, now });
const page = { before: null, most: 50 };
const list = async (readerId: string | null) =>
  (await comments.list("fox", { readerId, ...page })).map(({ id }) => id);

beforeAll(async () => {
  for (const id of ["ada", "ben", "eva", "leo"]) {
    await insertPerson(database, id);
    await insertCreation(database, { id: `${id}'s`, user_id: id });
  }
  await insertCreation(database, { id: "fox", user_id: "ada" });
  await insertCreation(database, { id: "secret", user_id: "ada", private: true });
  await sql`update app_user set created_at = '2026-06-01T00:00:00Z'`.execute(database);
});

beforeEach(async () => {
  for (const table of ["comment", "block", "comment_tally", "comment_setting", "comment_report"])
    await sql`delete from ${sql.table(table)}`.execute(database);
});

it("writes a comment once for a key, also at the same time", async () => {
  const wish = { text: "Lovely", parentId: null };
  const write = (text: string) =>
    writeComment(ports, {
      ...{ userId: "ben", creationId: "fox", key: "one", now, wish: { ...wish, text } },
    });
  const ids = await Promise.all([write("Lovely"), write("Lovely"), write("Lovely")]);
  expect(new Set(ids).size).toBe(1);
  await expect(write("Other")).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  expect(await comments.count("fox")).toBe(1);
});

it("keeps the limit of a minute when many are written at the same time", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => say("ben")));
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(outcomes.length - refused.length).toBe(COMMENT_RATES.minute);
  for (const { code, details } of refused)
    expect([code, details]).toEqual(["COMMENTS_TOO_MANY", { of: "minute", max: 5 }]);
  expect(await comments.count("fox")).toBe(COMMENT_RATES.minute);
});

it("counts a day, and what one person is sent, but not on one's own works", async () => {
  const write = (userId: string, creationId: string, at: number) =>
    writeOn(database, { userId, creationId, text: `n ${++serial}`, now: later(at) });
  /** As if they were written one after another, twenty seconds apart. */
  const wrote = (ownerId: string, from: number, to: number) =>
    sql`
      insert into comment (id, creation_id, owner_id, user_id, request_key, request_digest, text,
                           text_digest, written_at, state)
      select 'n' || n, ${`${ownerId}'s`}, ${ownerId}, 'ben', 'n' || n, '', 'n' || n, 'n' || n,
             ${now}::timestamptz + make_interval(secs => n * 20), 'shown'
        from generate_series(${from}::int, ${to}::int) n`.execute(database);
  await wrote("ada", 1, COMMENT_RATES.receiver - 1);
  await write("ben", "fox", 800);
  await expect(write("ben", "ada's", 900)).rejects.toMatchObject({
    details: { of: "receiver", max: COMMENT_RATES.receiver },
  });
  await wrote("ben", COMMENT_RATES.receiver, COMMENT_RATES.day - 2);
  await write("ben", "ben's", 2_100);
  await expect(write("ben", "ben's", 2_200)).rejects.toMatchObject({ details: { of: "day" } });
  expect(await write("ben", "ada's", 90_000)).toBeTypeOf("string");
});

it("refuses the same text twice, with other capitals or marks, also at the same time", async () => {
  const outcomes = await Promise.allSettled(["Nice!", "nice", " NICE "].map((t) => say("ben", t)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(
    writeOn(database, { userId: "ben", creationId: "ada's", text: "nice…", now }),
  ).rejects.toMatchObject({ code: "COMMENT_REPEATED" });
  expect(await say("eva", "Nice!")).toBeTypeOf("string");
  const next = { userId: "ben", now: later(86_401), text: "Nice!" };
  await expect(writeOn(database, { ...next, creationId: "fox" })).rejects.toMatchObject({
    code: "COMMENT_REPEATED",
  });
  expect(await writeOn(database, { ...next, creationId: "ada's" })).toBeTypeOf("string");
});

it("takes nothing from accounts younger than a day, or without a work or a vote", async () => {
  await insertPerson(database, "new");
  const write = () => say("new");
  await sql`update app_user set created_at = '2026-06-15T00:00:00Z' where id = 'new'`.execute(
    database,
  );
  await expect(write()).rejects.toMatchObject({
    code: "COMMENT_TOO_NEW",
    details: { waitUntil: "2026-06-16T00:00:00.000Z", workOrVote: true },
  });
  await sql`update app_user set created_at = '2026-06-14T00:00:00Z' where id = 'new'`.execute(
    database,
  );
  await expect(write()).rejects.toMatchObject({ details: { waitUntil: null, workOrVote: true } });
  await sql`insert into feed_like (creation_id, user_id, created_at) values ('fox', 'new', now())`.execute(
    database,
  );
  expect(await write()).toBeTypeOf("string");
  await expect(say("new", "see example.com")).rejects.toMatchObject({
    code: "COMMENT_LINKS",
    details: { max: 0 },
  });
});

it("treats works that one can't see, and those of another work, as not found", async () => {
  const on = (creationId: string, parentId: string | null = null) =>
    writeOn(database, { userId: "ben", creationId, text: `n ${++serial}`, parentId, now });
  for (const id of ["secret", "none"])
    await expect(on(id)).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
  const first = await say("eva");
  await expect(on("ada's", first)).rejects.toMatchObject({ code: "COMMENT_NOT_FOUND" });
  await expect(on("fox", "none")).rejects.toMatchObject({ code: "COMMENT_NOT_FOUND" });
});

it("has one level of replies, oldest first, and keeps the place of what was deleted", async () => {
  const first = await say("ben");
  const reply = await say("eva", "reply", first);
  const deeper = await say("ben", "deeper", reply);
  const [thread] = await comments.list("fox", { readerId: null, ...page });
  expect(thread).toMatchObject({ id: first, replies: 2 });
  expect(thread?.firstReplies.map(({ id, parentId }) => [id, parentId])).toEqual([
    [reply, first],
    [deeper, first],
  ]);
  await deleteComment(ports, { id: first, userId: "ben", now });
  expect(await list(null)).toEqual([first]);
  expect(await comments.count("fox")).toBe(2);
  await deleteComment(ports, { id: deeper, userId: "ben", now });
  await deleteComment(ports, { id: reply, userId: "eva", now });
  expect(await list(null)).toEqual([]);
  expect(await comments.count("fox")).toBe(0);
  expect((await comments.find(first))?.text).toBe("");
});

it("is changed for fifteen minutes, by its author alone", async () => {
  const id = await say("ben", "before");
  const edit = (userId: string, text: string, at: Date) =>
    editComment(ports, { id, userId, text, now: at });
  await edit("ben", "hello @eva", later(899));
  expect(await comments.show(id, null)).toMatchObject({
    text: "hello @eva",
    editedAt: later(899),
    version: 2,
    mentions: [{ begins: 6, ends: 10, handle: "eva" }],
  });
  await expect(edit("ben", "late", later(900))).rejects.toMatchObject({
    code: "COMMENT_EDIT_OVER",
  });
  await expect(edit("ada", "mine", later(1))).rejects.toMatchObject({ code: "COMMENT_NOT_FOUND" });
  await expect(deleteComment(ports, { id, userId: "eva", now })).rejects.toMatchObject({
    code: "COMMENT_NOT_FOUND",
  });
});

it("the author of the work approves, removes, and closes", async () => {
  await setCommentMode(ports, { creationId: "fox", userId: "ada", mode: "approval" });
  const [waiting, other] = [await say("ben"), await say("eva")];
  const own = await say("ada");
  expect(await list(null)).toEqual([own]);
  expect(await list("ben")).toEqual([own, waiting]);
  expect(await list("ada")).toEqual([own, other, waiting]);
  await expect(
    approveComment(ports, { id: waiting, userId: "ben", version: 1, now }),
  ).rejects.toMatchObject({
    code: "COMMENT_NOT_FOUND",
  });
  await approveComment(ports, { id: waiting, userId: "ada", version: 1, now });
  await approveComment(ports, { id: waiting, userId: "ada", version: 1, now });
  expect(await comments.count("fox")).toBe(2);
  await editComment(ports, { id: waiting, userId: "ben", text: "something else", now });
  expect(await list(null)).toEqual([own]);
  // What was read is not what it says now.
  const read = { id: waiting, userId: "ada", version: 1, now };
  await expect(approveComment(ports, read)).rejects.toMatchObject({ code: "COMMENT_CHANGED" });
  expect(await list(null)).toEqual([own]);
  await removeComment(ports, { id: other, userId: "ada", now });
  await expect(
    approveComment(ports, { id: other, userId: "ada", version: 1, now }),
  ).rejects.toMatchObject({
    code: "COMMENT_NOT_FOUND",
  });
  await setCommentMode(ports, { creationId: "fox", userId: "ada", mode: "closed" });
  await expect(say("ben")).rejects.toMatchObject({ code: "COMMENTS_CLOSED" });
  expect(await say("ada")).toBeTypeOf("string");
  await expect(
    setCommentMode(ports, { creationId: "fox", userId: "ben", mode: "open" }),
  ).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
});

it("hides people who block from one another, and nobody else", async () => {
  const [bens, evas] = [await say("ben"), await say("eva")];
  await blocks.add("ben", "eva", now);
  expect(await list("ben")).toEqual([bens]);
  expect(await list("eva")).toEqual([evas]);
  for (const reader of [null, "ada", "leo"]) expect(await list(reader)).toEqual([evas, bens]);
  await expect(say("eva", "answer", bens)).rejects.toMatchObject({ code: "COMMENT_BLOCKED" });
  await expect(
    writeOn(database, { userId: "eva", creationId: "ben's", text: "hm", now }),
  ).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
});

it("shows every comment once, page by page, while others are written and deleted", async () => {
  for (const person of ["ben", "eva", "leo"]) for (let n = 0; n < 5; n += 1) await say(person);
  const before = await list(null);
  const read: string[] = [];
  for (let last = null as { at: Date; id: string } | null; ; ) {
    const found = await comments.list("fox", { readerId: null, before: last, most: 4 });
    read.push(...found.map(({ id }) => id));
    const end = found.at(-1);
    if (!end) break;
    last = { at: end.writtenAt, id: end.id };
    // What the reader stands on goes away, and something new comes.
    await deleteComment(ports, { id: end.id, userId: end.userId, now });
    await writeOn(database, {
      ...{ userId: "ada", creationId: "fox", now: later(60 * read.length) },
      text: `new ${++serial}`,
    });
  }
  expect(read).toEqual(before);
});

it("counts exactly what everybody sees, whatever happens at the same time, and forgets a person", async () => {
  const ids: string[] = [];
  for (const person of ["ben", "eva", "leo"])
    for (let n = 0; n < 5; n += 1) ids.push(await say(person));
  const doings = ids.flatMap((id, at) => [
    at % 3 === 0
      ? deleteComment(ports, { id, userId: ["ben", "eva", "leo"][Math.floor(at / 5)] ?? "", now })
      : null,
    at % 2 === 0 ? removeComment(ports, { id, userId: "ada", now }) : null,
    at % 5 === 0 ? removeComment(ports, { id, userId: "ada", now }) : null,
  ]);
  await Promise.all(doings);
  const seen = async () => (await list(null)).length;
  expect(await comments.count("fox")).toBe(await seen());
  expect(await seen()).toBeGreaterThan(3);
  await database.transaction().execute((own) => forgetComments(own, "eva"));
  expect(await comments.count("fox")).toBe(await seen());
  const { rows } = await sql`select from comment where user_id = 'eva' and text <> ''`.execute(
    database,
  );
  expect(rows).toEqual([]);
});

it("forgets what is left of deleted comments after thirty days, unless somebody replied", async () => {
  const [kept, alone] = [await say("ben"), await say("ben")];
  await say("eva", "reply", kept);
  for (const id of [kept, alone]) await deleteComment(ports, { id, userId: "ben", now });
  await forgetOldComments(database, later(30 * 86_400 - 1));
  expect(await comments.find(alone)).not.toBeNull();
  await forgetOldComments(database, later(30 * 86_400 + 1));
  expect([await comments.find(alone), (await comments.find(kept))?.state]).toEqual([
    null,
    "deleted",
  ]);
});
