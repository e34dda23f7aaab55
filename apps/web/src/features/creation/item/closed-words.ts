import { t } from "@lingui/core/macro";

/** Why other people cannot open the link of a work. */
export type Closed = "hidden" | "review" | "private";

/** Returns the notice shown when such a link has been copied. */
export function closedWords(closed: Closed): string {
  if (closed === "hidden")
    return t`Link copied. Nobody else can open it while moderation hides this.`;
  return closed === "review"
    ? t`Link copied. Nobody else can open it until this has been checked.`
    : t`Link copied. Nobody else can open it while this is private.`;
}
