import type { KeptEdit, WordEditStore } from "@kinora/domain/word/edit-lists";
import type { Database } from "../client.ts";

const json = (value: unknown) => JSON.stringify(value);

export const postgresWordEdits = (executor: Database): WordEditStore => ({
  async count() {
    const { edits } = await executor
      .selectFrom("word_edit")
      .select(({ fn }) => fn.countAll().as("edits"))
      .executeTakeFirstOrThrow();
    return Number(edits);
  },

  async list() {
    const rows = await executor
      .selectFrom("word_edit")
      .leftJoin("app_user", "app_user.id", "word_edit.by")
      .selectAll("word_edit")
      .select("app_user.handle as byHandle")
      .orderBy("number")
      .execute();
    // Rows are written only by `add`, so their content is known.
    return rows.map((row) => ({
      ...row,
      number: Number(row.number),
      reverts: row.reverts === null ? null : Number(row.reverts),
    })) as unknown as KeptEdit[];
  },

  async add({ added, removed, allowed, disallowed, ...edit }) {
    const { number } = await executor
      .insertInto("word_edit")
      .values({
        ...edit,
        ...{ added: json(added), removed: json(removed) },
        ...{ allowed: json(allowed), disallowed: json(disallowed) },
      })
      .returning("number")
      .executeTakeFirstOrThrow();
    return Number(number);
  },
});
