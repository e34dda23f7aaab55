import type { PersonRole } from "@kinora/contracts/access/roles";
import { t } from "@lingui/core/macro";

/** Labels of the roles. */
export const roleWords = (): Readonly<Record<PersonRole, string>> => ({
  user: t`Member`,
  moderator: t`Moderator`,
  admin: t`Admin`,
  owner: t`Owner`,
});
