import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { assembleCreations } from "./assemble-creations.ts";

export function postgresCreationReader(executor: Database): CreationReader {
  const load = (ids: readonly string[]) => assembleCreations(executor, ids);
  return {
    load,
    async find(id) {
      return (await load([id]))[0] ?? null;
    },
    async listOwn({ userId, view, before, limit }) {
      const inTrash = view === "trash";
      const moment = inTrash ? "deleted_at" : "created_at";
      let query = executor
        .selectFrom("creation")
        .select(["id", moment])
        .where("user_id", "=", userId)
        .where("status", inTrash ? "=" : "is distinct from", "deleted")
        .where("purged_at", "is", null)
        .orderBy(moment, "desc")
        .orderBy("id", "desc")
        .limit(limit + 1);
      if (before) {
        query = query.where(
          sql<boolean>`(${sql.ref(moment)}, id) < (${before.at}::timestamptz, ${before.id})`,
        );
      }
      const rows = await query.execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const at = last?.[moment];
      return {
        items: await load(page.map((row) => row.id)),
        next: rows.length > limit && last && at ? { at, id: last.id } : null,
      };
    },
  };
}
