import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { assembleCreations } from "./assemble-creations.ts";

/** So many words narrow a library to what was meant; more only cost time. */
const MOST_WORDS = 10;

/** The words as they stand in a pattern: nothing in them means anything but itself. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/[\\%_]/g, "\\$&"));
}

export function postgresCreationReader(executor: Database): CreationReader {
  const load = (ids: readonly string[]) => assembleCreations(executor, ids);
  return {
    load,
    async find(id) {
      return (await load([id]))[0] ?? null;
    },
    async listOwn({ userId, view, words, before, limit }) {
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
      for (const word of partsOf(words ?? "")) {
        query = query.where(sql<boolean>`concat_ws(' ', title, prompt) ilike ${`%${word}%`}`);
      }
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
