import type { OwnFile, OwnPage, TakeoutSource } from "@kinora/domain/takeout/takeout-source";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { heldFiles } from "./held-files.ts";
import { isStoryWithheld, isUploadWithheld } from "./withheld-with-works.ts";
import { isWithheld } from "./withheld-works.ts";

/** Maximum works, uploads or stories whose files are read at a time. */
const MOST = 20;

interface FileRow {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly label: string | null;
  readonly hash: string | null;
  readonly mimeType: string;
  readonly modified: Date;
}

type Noun = OwnFile["subject"]["noun"];

/**
 * A user's files with the thing they belong to. A thing without files yields a row without a hash;
 * files that are closed to everyone are left out.
 */
export function ownFiles(executor: Database): Pick<TakeoutSource, "files" | "expectedBytes"> {
  const grouped = async (noun: Noun, rows: readonly FileRow[]) => {
    const closed = await heldFiles(executor, [...new Set(rows.flatMap(({ hash }) => hash ?? []))]);
    const open = rows.map((row) =>
      row.hash && closed.has(row.hash) ? { ...row, hash: null } : row,
    );
    return pageOf(noun, open);
  };
  return {
    async expectedBytes(userId) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(bytes), 0)::bigint as bytes from (
          select bytes from creation_media media join creation on creation.id = media.creation_id
           where creation.user_id = ${userId} and media.role in ('main', 'download')
          union all
          select media.bytes from upload_media media join upload on upload.id = media.upload_id
           where upload.user_id = ${userId} and media.role = 'main'
          union all
          select file.bytes from story_piece_file file join story on story.id = file.story_id
           where story.user_id = ${userId} and story.deleted_at is null and file.role in ('main', 'vtt', 'srt')
        ) files`.execute(executor);
      return rows[0]?.bytes ?? 0;
    },
    files: {
      "work files": async (userId, after) => {
        const { rows } = await sql<FileRow>`
          select distinct on (work.id, media.hash)
                 work.id, coalesce(nullif(work.title, ''), work.prompt) as title,
                 'media/' || work.kind as folder, media.label, media.hash, media.mime_type as "mimeType",
                 coalesce(work.finished_at, work.created_at) as modified
            from (select * from creation where user_id = ${userId} and purged_at is null
                     and id > ${after ?? ""} order by id limit ${MOST + 1}) work
            left join creation_media media on media.creation_id = work.id
                 and media.role in ('main', 'download') and not ${isWithheld("work")}
           order by work.id, media.hash, media.role = 'main' desc, media.label`.execute(executor);
        return grouped("creation", rows);
      },
      "upload files": async (userId, after) => {
        const { rows } = await sql<FileRow>`
          select own.id, regexp_replace(own.file_name, '\\.[^.]*$', '') as title,
                 'uploads' as folder, '' as label, media.hash, media.mime_type as "mimeType",
                 own.created_at as modified
            from (select * from upload where user_id = ${userId} and id > ${after ?? ""}
                   order by id limit ${MOST + 1}) own
            left join upload_media media on media.upload_id = own.id and media.role = 'main'
                 and not ${isUploadWithheld("own")}
           order by own.id`.execute(executor);
        return grouped("upload", rows);
      },
      "story files": async (userId, after) => {
        const { rows } = await sql<FileRow>`
          select own.id, coalesce(own.board ->> 'title', own.prompt) as title, 'stories' as folder,
                 piece.kind || '-' || row_number() over (
                   partition by own.id, piece.kind order by file.key, file.place) as label,
                 file.hash, file.mime_type as "mimeType", coalesce(piece.created_at, own.created_at) as modified
            from (select * from story where user_id = ${userId} and deleted_at is null
                     and id > ${after ?? ""}
                   order by id limit ${MOST + 1}) own
            left join story_piece piece on piece.story_id = own.id and piece.kind <> 'assembly'
                 and not ${isStoryWithheld("own")}
            left join story_piece_file file on file.story_id = own.id and file.key = piece.key
                 and file.role in ('main', 'vtt', 'srt')
           order by own.id, piece.kind, file.key, file.place`.execute(executor);
        return grouped("story", rows);
      },
    },
  };
}

/**
 * Groups rows into a page of things with their files; one extra thing was requested to detect the
 * last page.
 */
function pageOf(noun: Noun, rows: readonly FileRow[]): OwnPage<OwnFile> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const kept = new Set(ids.slice(0, MOST));
  const items = rows.flatMap(({ id, hash, label, ...file }) =>
    hash === null || !kept.has(id)
      ? []
      : [{ ...file, hash, label: label ?? "", subject: { noun, id } }],
  );
  return { items, next: ids.length > MOST ? (ids[MOST - 1] ?? null) : null };
}
