import type { PersonRole } from "@kinora/contracts/access/roles";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import type { Staff } from "@kinora/domain/moderation/staff";
import type { Database } from "../client.ts";

const ADMINS: readonly PersonRole[] = ["admin", "owner"];

/** Returns the ids of staff who may decide. */
export const staffIds =
  (executor: Database): Staff =>
  async (rule) => {
    const rows = await executor
      .selectFrom("app_user")
      .select("id")
      .where("role", "in", rule === ADMINS_REASON ? ADMINS : ["moderator", ...ADMINS])
      .where("disabled_at", "is", null)
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => id);
  };
