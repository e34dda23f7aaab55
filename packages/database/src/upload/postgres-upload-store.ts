import { UPLOAD_LEAST_BYTES } from "@kinora/contracts/upload/upload-limits";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { heldFiles } from "../takeout/held-files.ts";
import { parseUpload } from "./parse-upload.ts";

export function postgresUploadStore(executor: Database): UploadStore {
  const mediaOf = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : executor.selectFrom("upload_media").selectAll().where("upload_id", "in", ids).execute();
  const change = (id: string) => executor.updateTable("upload").where("id", "=", id);
  return {
    async lockBeginning() {
      await sql`select pg_advisory_xact_lock(hashtextextended('upload', 0))`.execute(executor);
    },
    async standing(userId) {
      const { rows } = await sql<{ open: number; bytes: number }>`
        select count(*) filter (where state in ('uploading', 'checking'))::int as open,
               coalesce(sum(greatest(bytes, ${UPLOAD_LEAST_BYTES})) filter (where state <> 'refused'), 0)::bigint as bytes
        from upload where user_id = ${userId}`.execute(executor);
      return rows[0] ?? { open: 0, bytes: 0 };
    },
    listUnfinished() {
      return executor
        .selectFrom("upload")
        .select(["id", "bytes"])
        .where("state", "=", "uploading")
        .execute();
    },
    async insert({ id, userId, kind, fileName, bytes, now }) {
      await executor
        .insertInto("upload")
        .values({ id, user_id: userId, kind, file_name: fileName, bytes, created_at: now })
        .execute();
    },
    async find(id) {
      const row = await executor
        .selectFrom("upload")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? parseUpload(row, await mediaOf([id])) : null;
    },
    async findAll(ids) {
      if (ids.length === 0) return [];
      const [rows, media] = await Promise.all([
        executor.selectFrom("upload").selectAll().where("id", "in", ids).execute(),
        mediaOf(ids),
      ]);
      return rows.map((row) =>
        parseUpload(
          row,
          media.filter(({ upload_id }) => upload_id === row.id),
        ),
      );
    },
    async hasReady(userId, hash) {
      const row = await executor
        .selectFrom("upload")
        .innerJoin("upload_media", "upload_media.upload_id", "upload.id")
        .select("upload.id")
        .where("upload.user_id", "=", userId)
        .where("upload.state", "=", "ready")
        .where("upload_media.role", "=", "main")
        .where("upload_media.hash", "=", hash)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    heldFiles: (hashes) => heldFiles(executor, hashes),
    async listOwn({ userId, before, limit }) {
      const rows = await executor
        .selectFrom("upload")
        .selectAll()
        .where("user_id", "=", userId)
        .$if(before !== null, (query) =>
          query.where(
            sql<boolean>`(created_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null})`,
          ),
        )
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const media = await mediaOf(page.map(({ id }) => id));
      const last = page.at(-1);
      return {
        items: page.map((row) =>
          parseUpload(
            row,
            media.filter((file) => file.upload_id === row.id),
          ),
        ),
        next: rows.length > limit && last ? { at: last.created_at, id: last.id } : null,
      };
    },
    async markReceived(id, now) {
      await change(id)
        .set({ state: "checking", received_at: now })
        .where("state", "=", "uploading")
        .execute();
    },
    async saveConsent(id, version, now) {
      await change(id)
        .set({ consent_version: version, consent_at: now })
        .where("consent_at", "is", null)
        .execute();
    },
    async remove(id) {
      await executor.deleteFrom("upload").where("id", "=", id).execute();
    },
  };
}
