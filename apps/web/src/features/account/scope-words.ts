import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import { t } from "@lingui/core/macro";

/** Labels and hints of what a token may do. */
export const scopeWords = (): Readonly<Record<TokenScope, { label: string; hint: string }>> => ({
  read: { label: t`Read`, hint: t`See your works, stories, gems and notifications.` },
  create: { label: t`Create`, hint: t`Create works and stories, and spend your gems.` },
  publish: { label: t`Publish`, hint: t`Publish, like, and change your works and profile.` },
});
