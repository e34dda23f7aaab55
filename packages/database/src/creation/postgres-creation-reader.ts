import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import { canSee } from "@kinora/domain/creation/creation-visibility";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { assembleCreations } from "./assemble-creations.ts";

/** Maximum number of search words; more would only cost time. */
const MOST_WORDS = 10;

const NONE: ReadonlySet<string> = new Set();

/** Scripts without spaces between words, in which a match may begin anywhere. */
const UNSPACED =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Returns patterns that match the beginnings of words: "owl" matches "owls" but not "slowly". */
function beginnings(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => {
      // Escapes characters with a meaning in patterns.
      const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
      return /^[\p{L}\p{N}]/u.test(word) && !UNSPACED.test(word)
        ? `(?<![[:alnum:]])${literal}`
        : literal;
    });
}

export function postgresCreationReader(executor: Database): CreationReader {
  const load = (ids: readonly string[]) => assembleCreations(executor, ids);
  const loadSeen: CreationReader["loadSeen"] = async (ids, viewer, always) => {
    const found = await assembleCreations(executor, ids, viewer);
    return found.filter(
      ({ creation, keptApart }) =>
        always.has(creation.id) || (!keptApart && canSee(creation, viewer)),
    );
  };
  return {
    load,
    loadSeen,
    async findSeen(id, viewer) {
      return (await loadSeen([id], viewer, NONE))[0] ?? null;
    },
    async find(id) {
      return (await load([id]))[0] ?? null;
    },
    async worksOf(orderId) {
      const works = await executor
        .selectFrom("creation")
        .select("id")
        .where("order_id", "=", orderId)
        .where("status", "is distinct from", "deleted")
        .orderBy("order_place")
        .execute();
      return works.map(({ id }) => id);
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
      for (const beginning of beginnings(words ?? "")) {
        query = query.where(sql<boolean>`concat_ws(' ', title, prompt) ~* ${beginning}`);
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
