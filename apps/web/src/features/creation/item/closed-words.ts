import { t } from "@lingui/core/macro";

/** Why other people cannot open the link of a work. */
export type Closed = "hidden" | "review" | "private";

/** Returns the notice shown when such a link has been copied. */
export function closedWords(closed: Closed): string {
  if (closed === "hidden")
    return t`Link copied. No one else can open it while it's hidden by moderation.`;
  return closed === "review"
    ? t`Link copied. No one else can open it until it has been checked.`
    : t`Link copied. No one else can open it while it's private.`;
}
