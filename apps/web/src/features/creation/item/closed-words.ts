import { t } from "@lingui/core/macro";

/** Why nobody else could open the link of a work. */
export type Closed = "hidden" | "review" | "private";

/** What is said with such a link once it is copied. */
export function closedWords(closed: Closed): string {
  if (closed === "hidden")
    return t`Link copied. No one else can open it while it's hidden by moderation.`;
  return closed === "review"
    ? t`Link copied. No one else can open it until it has been checked.`
    : t`Link copied. No one else can open it while it's private.`;
}
