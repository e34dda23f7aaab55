import type { Rater } from "@kinora/contracts/creation/rating";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ShieldX } from "lucide-react";

const BY: Readonly<Record<Rater, MessageDescriptor>> = {
  author: msg`Marked by its author.`,
  scan: msg`Marked by the picture check.`,
  staff: msg`Marked by a moderator.`,
};

/** Says on the page of a mature work who sees it, and whose word that is. */
export function RatingNote({ by }: { readonly by: Rater }) {
  return (
    <p className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
      <ShieldX size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span className="min-w-0">
        <strong className="font-medium">{t`Mature`}</strong>
        {" · "}
        {t`Only adults who turned on such works see it.`} {t(BY[by])}
      </span>
    </p>
  );
}
