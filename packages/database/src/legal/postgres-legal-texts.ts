import type { LegalTexts } from "@kinora/domain/legal/legal-texts";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Past and present terms, rules, privacy policy and imprint of this server. */
export const postgresLegalTexts = (executor: Database): LegalTexts => ({
  async keep({ name, version, texts }, now) {
    const words = JSON.stringify(Object.fromEntries(texts));
    await sql`
      insert into legal_text (name, version, since, texts)
      values (${name}, ${version}, ${now}, ${words}::jsonb) on conflict do nothing`.execute(
      executor,
    );
    const { since } = await executor
      .selectFrom("legal_text")
      .select("since")
      .where("name", "=", name)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    return since;
  },
});
