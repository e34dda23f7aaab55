import { t } from "@lingui/core/macro";

/** Why other people cannot open the link of a work. */
export type Closed = "hidden" | "review" | "private" | "mature";

/** Returns the notice for the owner of such a link. */
export function closedWords(closed: Closed): string {
  if (closed === "hidden") return t`No one else can open it while it's hidden by moderation.`;
  if (closed === "mature") return t`Only adults who turned on mature works can open it.`;
  return closed === "review"
    ? t`No one else can open it until it has been checked.`
    : t`No one else can open it while it's private.`;
}
