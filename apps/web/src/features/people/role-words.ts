import type { PersonRole } from "@kinora/contracts/access/roles";
import { t } from "@lingui/core/macro";

/** What a person may do here, in a word. */
export const roleWords = (): Readonly<Record<PersonRole, string>> => ({
  user: t`Member`,
  moderator: t`Moderator`,
  admin: t`Admin`,
  owner: t`Owner`,
});
