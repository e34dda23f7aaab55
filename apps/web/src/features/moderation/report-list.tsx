import type { ModerationCase } from "@kinora/contracts/moderation/case";
import { t } from "@lingui/core/macro";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";

/** What was reported, by whom, and their comments. */
export function ReportList({ reports }: { readonly reports: ModerationCase["reports"] }) {
  return (
    <ul className="flex flex-col gap-2">
      {reports.map(({ reason, note, by, at, referred }) => (
        <li key={`${by} ${at}`} className="rounded-field bg-surface-1 px-3 py-2">
          <p>
            <strong className="font-medium">{t(FLAG_REASON_WORDS[reason])}</strong>{" "}
            <span className="text-text-2">
              {referred ? t`Referred by @${by}` : `@${by}`}, <TimeAgo moment={at} />
            </span>
          </p>
          {note && (
            <p dir="auto" className="wrap-anywhere text-text-2">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
