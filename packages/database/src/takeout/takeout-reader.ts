import type { TakeoutReader } from "@kinora/domain/takeout/takeout";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Maximum files read from the list at a time. */
const PAGE = 200;
const COLUMNS = { offset: "offset", directoryOffset: "directory_offset" } as const;

/** Reads an archive's list of files and its texts. */
export function takeoutReader(executor: Database, takeoutId: string): TakeoutReader {
  const entries = () => executor.selectFrom("takeout_entry").where("takeout_id", "=", takeoutId);
  return {
    async numberAt(by, at) {
      const column = COLUMNS[by];
      const row = await entries()
        .select("number")
        .where(column, "<=", at)
        .orderBy(column, "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.number ?? 1;
    },
    async entries(from) {
      const rows = await entries()
        .select(["number", "name", "bytes", "crc", "modified", "hash", "offset"])
        .select("directory_offset as directoryOffset")
        .where("number", ">=", from)
        .orderBy("number")
        .limit(PAGE)
        .execute();
      return rows;
    },
    async text(number, first, last) {
      const row = await entries()
        .select(sql<Buffer>`substring(text from ${first + 1} for ${last - first + 1})`.as("part"))
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      return row.part;
    },
  };
}

/** Returns names and types of the files of these works, stories or uploads in an archive. */
export async function filesOfSubjects(
  executor: Database,
  takeoutId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly name: string; readonly mimeType: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom("takeout_entry")
    .select(["subject_id", "name", "mime_type as mimeType"])
    .where("takeout_id", "=", takeoutId)
    .where("subject_id", "in", ids)
    .orderBy("number")
    .execute();
  return Map.groupBy(rows, ({ subject_id }) => subject_id ?? "");
}

/** Returns the names of an archive's pages and lists, in order. */
export async function textsOfTakeout(
  executor: Database,
  takeoutId: string,
): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom("takeout_entry")
    .select("name")
    .where("takeout_id", "=", takeoutId)
    .where("hash", "is", null)
    .orderBy("number")
    .execute();
  return rows.map(({ name }) => name);
}
