import type { ClosedFiles } from "@kinora/domain/creation/purge-creation";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isFilmOfFoundBoard, isStanding, isStoryFoundAbuse } from "./closed-boards.ts";
import {
  foundAt,
  isClearedSince,
  isFoundAbuse,
  isWithheld,
  MAY_BE_WITHHELD,
} from "./withheld-works.ts";

const INPUTS_OF_WORK = sql`(
  work.recipe #>> '{inputs,initialImage,hash}',
  work.recipe #>> '{inputs,initialVideo,hash}',
  work.recipe #>> '{inputs,lastImage,hash}')`;

/** SQL condition: `work` was made from `file`, or from an upload it belongs to. */
const IS_INPUT_OF_WORK = sql`exists (
  select from upload_media asked
    join upload_media given on given.upload_id = asked.upload_id
   where asked.hash = file.hash and given.hash in ${INPUTS_OF_WORK})`;

/** SQL condition: `file` is a picture or film of the storyboard of `work`. */
const IS_OF_STORYBOARD = sql`work.recipe #>> '{story,storyId}' in (
  select piece.story_id from story_piece_file piece
   where piece.hash = file.hash and piece.mime_type ~ '^(image|video)/')`;

/**
 * SQL condition: somebody other than the owner has `file` too, in a work that is not withheld, a
 * storyboard or an upload. The same recipe makes the same bytes, so anybody could copy a work to have its files
 * withheld: a work withholds only what nobody else has, except what was found to be child abuse.
 */
const isOfOthers = (owner: RawBuilder<unknown>) => sql`(
  exists (
    select from creation_media same join creation other on other.id = same.creation_id
     where same.hash = file.hash and other.purged_at is null and other.user_id <> ${owner}
       and not ${isWithheld("other")})
  or exists (
    select from story_piece_file piece join story theirs on theirs.id = piece.story_id
     where piece.hash = file.hash and theirs.user_id <> ${owner})
  or exists (
    select from upload_media part join upload theirs on theirs.id = part.upload_id
     where part.hash = file.hash and theirs.user_id <> ${owner}))`;

/**
 * SQL condition: `file` is what was found to be child abuse in `work`, and was cleared in no other
 * work since. It is closed for everyone; the makers of other works with it are told by `closeCopy`.
 * What the work was made from was not decided about.
 */
const IS_FOUND = sql`(
  exists (select from creation_media judged where judged.creation_id = work.id
             and judged.hash = file.hash and judged.role = 'main')
  and ${isFoundAbuse("work")} and not ${isClearedSince(sql`file.hash`, foundAt("work"))})`;

/** SQL condition: `work` withholds `file`, which belongs to it. */
const WITHHOLDS = sql`(
  work.id in ${MAY_BE_WITHHELD} and ${isWithheld("work")}
  and (${IS_FOUND} or not ${isOfOthers(sql`work.user_id`)}))`;

/** Findings that storyboards are child abuse. */
const FOUND_BOARDS = sql`(
  select finding.story_id, finding.at from story_decision finding
   where finding.rule = 'child_abuse' and ${isStanding("finding")})`;

/**
 * SQL condition: `file` is a picture or film of a storyboard that was found to be child abuse, or of
 * a film of any version of it, and was cleared in no work since. It is closed for everyone.
 */
const IS_OF_FOUND_BOARD = sql`(
  exists (
    select from story_piece_file piece join ${FOUND_BOARDS} found on found.story_id = piece.story_id
     where piece.hash = file.hash and piece.mime_type ~ '^(image|video)/'
       and not ${isClearedSince(sql`file.hash`, sql`found.at`)})
  or exists (
    select from creation_media part join creation film on film.id = part.creation_id
      join ${FOUND_BOARDS} found on found.story_id = film.recipe #>> '{story,storyId}'
     where part.hash = file.hash and part.mime_type ~ '^(image|video)/'
       and not ${isClearedSince(sql`file.hash`, sql`found.at`)}))`;

/**
 * SQL condition: `file` is a picture or film of a storyboard that its owner deleted while it is on
 * legal hold, and is nowhere else.
 */
const IS_OF_DELETED_BOARD = sql`(
  exists (
    select from story_piece_file piece join story on story.id = piece.story_id
     where piece.hash = file.hash and piece.mime_type ~ '^(image|video)/'
       and story.deleted_at is not null)
  and not exists (
    select from story_piece_file piece join story on story.id = piece.story_id
     where piece.hash = file.hash and story.deleted_at is null)
  and not exists (
    select from creation_media same join creation other on other.id = same.creation_id
     where same.hash = file.hash and other.purged_at is null)
  and not exists (select from upload_media part where part.hash = file.hash))`;

/** SQL condition: `file` is closed, whatever became of the work or profile that it belonged to. */
const IS_CLOSED = sql`(
  exists (
    select from closed_file where closed_file.hash = file.hash
       and not ${isClearedSince(sql`closed_file.hash`, sql`closed_file.closed_at`)})
  or exists (
    select from profile_decision finding
     where finding.closes = file.hash and finding.appeal_granted is not true
       and not ${isClearedSince(sql`finding.closes`, sql`finding.at`)}))`;

/**
 * Returns whether a file is withheld from everyone: it belongs to a withheld work, to what that was
 * made from, or to its storyboard, or did before the work was purged; or to a storyboard that is
 * withheld itself.
 */
export const isHeldFile = async (executor: Database, hash: string): Promise<boolean> =>
  (await heldFiles(executor, [hash])).has(hash);

/** Returns those of the files that are withheld from everyone. */
export async function heldFiles(
  executor: Database,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select file.hash from unnest(${[...hashes]}::text[]) file (hash)
     where ${IS_CLOSED} or ${IS_OF_FOUND_BOARD} or ${IS_OF_DELETED_BOARD}
        or exists (
      select from creation_media own join creation work on work.id = own.creation_id
       where own.hash = file.hash and ${WITHHOLDS})
        or exists (
      select from creation work
       where (${IS_INPUT_OF_WORK} or ${IS_OF_STORYBOARD}) and ${WITHHOLDS})`.execute(executor);
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * SQL condition: `file` was found to be child abuse here, in a work or storyboard that is there or
 * removed.
 */
const IS_FOUND_HERE = sql<boolean>`(${IS_CLOSED} or ${IS_OF_FOUND_BOARD} or exists (
  select from creation_media own join creation work on work.id = own.creation_id
   where own.hash = file.hash and work.id in ${MAY_BE_WITHHELD} and ${IS_FOUND}))`;

/**
 * Returns whether a file was found to be child abuse here, in a work or storyboard that is there or
 * removed.
 */
export async function isFoundFile(executor: Database, hash: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${IS_FOUND_HERE} as found from (select ${hash}::text as hash) file`.execute(executor);
  return rows[0]?.found ?? false;
}

/** SQL condition: a piece of the story, by this alias, was found to be child abuse here. */
export const hasFoundPiece = (story: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from story_piece_file file
   where file.story_id = ${sql.ref(`${story}.id`)} and ${IS_FOUND_HERE})`;

export const postgresClosedFiles = (executor: Database): ClosedFiles => ({
  async closeFilesOf(creationId, now) {
    await sql`
      insert into closed_file (hash, closed_at)
      select distinct file.hash, ${now}::timestamptz
        from creation work, lateral (
          select hash from creation_media where creation_id = work.id
          union select hash from story_piece_file
                 where mime_type ~ '^(image|video)/' and story_id = work.recipe #>> '{story,storyId}'
          union select asked.hash from upload_media asked
                  join upload_media given on given.upload_id = asked.upload_id
                 where given.hash in ${INPUTS_OF_WORK}) file
       where work.id = ${creationId} and (${isFoundAbuse("work")} or ${isFilmOfFoundBoard("work")})
         and (${IS_FOUND} or ${IS_OF_FOUND_BOARD} or not ${isOfOthers(sql`work.user_id`)})
          on conflict do nothing`.execute(executor);
    // Once its film is purged, nothing else says that the storyboard was withheld.
    await sql`
      update story set share_token = null from creation work
       where work.id = ${creationId} and ${isFoundAbuse("work")}
         and story.id = work.recipe #>> '{story,storyId}'`.execute(executor);
  },
});

/**
 * Keeps closed what belongs to those of the storyboards that were found to be child abuse, and to
 * their films, which stay hidden; call it before the storyboards are removed.
 */
export async function closeFilesOfBoards(
  executor: Database,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const found = sql`(
    select story.id, story.user_id from story
     where story.id = any(${[...ids]}::text[]) and ${isStoryFoundAbuse("story")})`;
  await sql`
    insert into closed_file (hash, closed_at)
    select distinct file.hash, ${now}::timestamptz
      from ${found} board, lateral (
        select hash from story_piece_file
         where story_id = board.id and mime_type ~ '^(image|video)/'
        union select part.hash from creation film
                join creation_media part on part.creation_id = film.id
               where film.kind = 'story' and film.recipe #>> '{story,storyId}' = board.id) file
     where ${IS_OF_FOUND_BOARD} or not ${isOfOthers(sql`board.user_id`)}
        on conflict do nothing`.execute(executor);
  await sql`
    update creation set moderator_hidden = true from ${found} board
     where creation.kind = 'story' and creation.recipe #>> '{story,storyId}' = board.id`.execute(
    executor,
  );
}

/** Returns those of the works that are withheld from everyone. */
export async function withheldOf(
  executor: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select work.id from creation work
     where work.id = any(${[...ids]}::text[]) and work.id in ${MAY_BE_WITHHELD}
       and ${isWithheld("work")}`.execute(executor);
  return new Set(rows.map(({ id }) => id));
}
