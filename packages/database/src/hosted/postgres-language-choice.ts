import { CHOSEN_SERVICES, type LanguageChoiceStore } from "@kinora/domain/hosted/language-choice";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

export const postgresLanguageChoice = (executor: Database): LanguageChoiceStore => ({
  async find() {
    const row = await executor
      .selectFrom("language_choice")
      .select(["service", "model"])
      .executeTakeFirst();
    return row ? { service: parseKnown(CHOSEN_SERVICES, row.service), model: row.model } : null;
  },

  async keep({ service, model, changedAt, changedBy }) {
    const choice = { service, model, changed_at: changedAt, changed_by: changedBy };
    await executor
      .insertInto("language_choice")
      .values(choice)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(choice))
      .execute();
  },

  async remove() {
    const { numDeletedRows } = await executor.deleteFrom("language_choice").executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
