import { createHash, randomUUID } from "node:crypto";
import type { Database } from "@kinora/database/client";
import { sql } from "kysely";
import { insertCreation } from "../creation/insert-creation.ts";

export interface WrittenPerson {
  readonly id: string;
  /** A word in all their texts and names. */
  readonly word: string;
  readonly now: Date;
  readonly deletionAt: Date | null;
  /** Hashes of their files. */
  readonly files: Readonly<Record<"work" | "avatar" | "upload" | "piece", string>>;
}

/**
 * Inserts a user with a row in every table that can hold their text. They liked and reported a work
 * of a user "other", who must exist and reported them.
 */
export async function insertWrittenPerson(database: Database, person: WrittenPerson) {
  const { id, word, deletionAt } = person;
  const named = { id, handle: `${id}_${word}`, display_name: `${word} Lindqvist`, bio: word };
  await database
    .insertInto("app_user")
    .values({ ...named, email: `${id}@${word}.example`, deletion_at: deletionAt })
    .execute();
  await insertWork(database, person);
  await insertUpload(database, person);
  await insertStory(database, person);
  await insertReports(database, person);
  await insertAccount(database, person);
  await insertTakeout(database, person);
}

async function insertWork(database: Database, { id, word, now, files }: WrittenPerson) {
  const [work, other] = [`${id}-work`, `${id}-other`];
  await insertCreation(database, { id: work, user_id: id, prompt: word, title: word });
  await sql`update creation set recipe = jsonb_set(recipe, '{prompt}', to_jsonb(${word}::text))
    where id = ${work}`.execute(database);
  await insertCreation(database, { id: other, user_id: "other", prompt: "a fox" });
  const file = { role: "main", label: "", hash: files.work, mime_type: "image/webp", bytes: 3 };
  await database
    .insertInto("creation_media")
    .values({ creation_id: work, ...file })
    .execute();
  await sql`insert into avatar_media (user_id, hash, mime_type) values (${id}, ${files.avatar}, 'image/webp')`.execute(
    database,
  );
  await sql`insert into feed_like (creation_id, user_id, created_at) values (${other}, ${id}, ${now})`.execute(
    database,
  );
  await sql`insert into feed_reach (creation_id, likes) values (${other}, 1)`.execute(database);
}

async function insertUpload(database: Database, { id, word, now, files }: WrittenPerson) {
  await sql`insert into upload (id, user_id, kind, file_name, bytes, created_at)
    values (${`${id}-u`}, ${id}, 'image', ${word}, 1000, ${now})`.execute(database);
  await sql`insert into upload_media (upload_id, role, hash, mime_type, bytes)
    values (${`${id}-u`}, 'main', ${files.upload}, 'image/webp', 3)`.execute(database);
}

async function insertStory(database: Database, { id, word, now, files }: WrittenPerson) {
  const [story, said] = [`${id}-story`, JSON.stringify({ title: word })];
  const key = createHash("sha256").update(story).digest("hex");
  await sql`insert into story (id, user_id, prompt, board, created_at, updated_at)
    values (${story}, ${id}, ${word}, ${said}, ${now}, ${now})`.execute(database);
  await sql`insert into story_piece (story_id, key, kind, facts, created_at)
    values (${story}, ${key}, 'picture', ${said}, ${now})`.execute(database);
  await sql`insert into story_piece_file (story_id, key, place, role, name, hash, mime_type, bytes)
    values (${story}, ${key}, 0, 'main', ${word}, ${files.piece}, 'image/webp', 3)`.execute(
    database,
  );
}

async function insertReports(database: Database, { id, word, now }: WrittenPerson) {
  await sql`insert into report (id, creation_id, reporter_id, reason, note, weight, created_at)
    values (${`${id}-r`}, ${`${id}-other`}, ${id}, 'harassment', ${word}, 1, ${now})`.execute(
    database,
  );
  for (const [one, by, about] of [
    ["sent", id, "other"],
    ["heard", "other", id],
  ])
    await sql`insert into person_report (id, user_id, reporter_id, reason, note, weight, created_at)
      values (${`${id}-${one}`}, ${about}, ${by}, 'harassment', ${word}, 1, ${now})`.execute(
      database,
    );
  // Of a storyboard that was deleted, and of one that is there.
  for (const [one, by, about, board] of [
    ["told", id, "other", null],
    ["read", "other", id, `${id}-story`],
  ])
    await sql`insert into story_report (id, story_id, user_id, reporter_id, reason, note, weight, created_at)
      values (${`${id}-${one}`}, ${board}, ${about}, ${by}, 'harassment', ${word}, 1, ${now})`.execute(
      database,
    );
  await sql`insert into story_decision (id, story_id, user_id, rule, note, at, appeal, appealed_at)
    values (${`${id}-b`}, ${`${id}-story`}, ${id}, 'harassment', ${word}, ${now}, ${word}, ${now})`.execute(
    database,
  );
  await sql`insert into profile_decision (id, user_id, rule, note, at, kept, appeal, appealed_at)
    values (${`${id}-d`}, ${id}, 'harassment', ${word}, ${now},
            ${JSON.stringify({ displayName: word, bio: word, avatar: null, nameSince: id })},
            ${word}, ${now})`.execute(database);
  await sql`insert into suspension (id, user_id, rule, note, at, appeal, appealed_at)
    values (${`${id}-s`}, ${id}, 'spam', ${word}, ${now}, ${word}, ${now})`.execute(database);
}

async function insertAccount(database: Database, { id, word, now }: WrittenPerson) {
  await sql`insert into notification (id, user_id, kind, title, body, dedupe_key, created_at)
    values (${`${id}-n`}, ${id}, 'image', ${word}, ${word}, ${id}, ${now})`.execute(database);
  await sql`insert into mail_settings (user_id, bounced_address, bounced_status, bounced_at)
    values (${id}, ${`${id}@${word}.example`}, 550, ${now})`.execute(database);
  await sql`insert into old_handle (handle, user_id, until) values (${`${id}_old_${word}`}, ${id}, ${now})`.execute(
    database,
  );
  await sql`insert into own_key (user_id, service, sealed, changed_at)
    values (${id}, 'fal', ${word}, ${now})`.execute(database);
  await sql`insert into platform_connection
    (id, user_id, platform, flavour, account_id, person_id, name, sealed, state, connected_at, changed_at)
    values (${`${id}-c`}, ${id}, 'youtube', 'platform', ${word}, ${word}, ${word}, ${word}, 'connected', ${now}, ${now})`.execute(
    database,
  );
  await sql`insert into connection_offer (id, user_id, sealed, expires_at)
    values (${`${id}-o`}, ${id}, ${word}, ${now})`.execute(database);
  await sql`insert into connection_attempt (id, user_id, platform, flavour, sealed, expires_at)
    values (${`${id}-a`}, ${id}, 'youtube', 'platform', ${word}, ${now})`.execute(database);
  await sql`insert into hosted_named (user_id, named_at) values (${id}, ${now})`.execute(database);
  await sql`insert into personal_access_token (id, user_id, name, token_hash, scopes, created_at, expires_at)
    values (${`${id}-t`}, ${id}, ${word}, ${Buffer.from(id)}, '{read}', ${now}, ${now})`.execute(
    database,
  );
  await sql`insert into auth_session (id, token, user_id, user_agent, expires_at)
    values (${`${id}-x`}, ${id}, ${id}, ${word}, ${now})`.execute(database);
  await sql`insert into auth_account (id, account_id, provider_id, user_id)
    values (${`${id}-a`}, ${`${id}-${word}`}, 'google', ${id})`.execute(database);
}

async function insertTakeout(database: Database, { id, word, now }: WrittenPerson) {
  const [takeout] = await database
    .insertInto("takeout")
    .values({ id: randomUUID(), user_id: id, locale: "en", asked_at: now })
    .returning("id")
    .execute();
  await sql`insert into takeout_entry (takeout_id, number, name, bytes, crc, modified, "offset",
                                       directory_offset, mime_type, text)
    values (${takeout?.id}, 1, ${`${word}.html`}, 3, 0, ${now}, 0, 0, 'text/html', ${Buffer.from(word)})`.execute(
    database,
  );
}
