import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { EarlierDecisions } from "../../entities/moderation/earlier-decisions.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { FactPart } from "./fact-part.tsx";
import { OwnerLinks, OwnerRecord } from "./owner-record.tsx";
import { ReportList } from "./report-list.tsx";

/** Facts for a decision: reports, the owner's statement, and what was decided before. */
export function BoardCaseFacts({ found }: { readonly found: BoardCase }) {
  const { owner, appeal, reports, closed, closings, dismissed, shared } = found;
  const waits = appeal === null && !shared && closed === 0;
  return (
    <div className="flex min-w-0 flex-col gap-5 text-14">
      {appeal && (
        <FactPart title={t`Its owner appealed`}>
          <p dir="auto" className="rounded-field bg-surface-1 px-3 py-2 wrap-anywhere">
            {appeal.text}
          </p>
          <p dir="auto" className="mt-2 wrap-anywhere">
            {t`Closed under this rule: ${t(FLAG_REASON_WORDS[appeal.rule])}.`} {appeal.note}
          </p>
        </FactPart>
      )}
      {reports.length > 0 && (
        <FactPart title={plural(reports.length, { one: "# report", other: "# reports" })}>
          <ReportList reports={reports} />
        </FactPart>
      )}
      <FactPart title={t`This storyboard`}>
        <p className="text-text-2">
          {plural(closed, {
            0: waits ? t`No decision has closed its link before.` : t`Its link was never closed.`,
            one: "Its link was closed once.",
            other: "Its link was closed # times.",
          })}{" "}
          {dismissed > 0 &&
            plural(dismissed, {
              one: "# earlier report was dismissed.",
              other: "# earlier reports were dismissed.",
            })}
        </p>
        {closings.length > 0 && <EarlierDecisions decisions={closings} className="mt-1" />}
        {[...reports.map(({ reason }) => reason), appeal?.rule].includes("child_abuse") && (
          <p className="mt-1">
            <Link to="/admin/holds" className="underline underline-offset-4">
              {t`It's on legal hold: view locked pictures there`}
            </Link>
          </p>
        )}
      </FactPart>
      <FactPart title={t`Its owner`}>
        <p className="wrap-anywhere">
          <span dir="auto">{owner.displayName}</span>{" "}
          <Link
            to="/u/$handle"
            params={{ handle: owner.handle }}
            className="underline underline-offset-4"
          >
            @{owner.handle}
          </Link>
        </p>
        <OwnerRecord {...found} />
        <OwnerLinks person={owner} />
      </FactPart>
    </div>
  );
}
