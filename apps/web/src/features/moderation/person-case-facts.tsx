import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { dayText } from "../../text/moment-text.ts";
import { FactPart } from "./fact-part.tsx";
import { OwnerLinks, OwnerRecord } from "./owner-record.tsx";
import { ReportList } from "./report-list.tsx";

/** Facts for a decision: reports, the person's statement and earlier decisions. */
export function PersonCaseFacts({ found }: { readonly found: PersonCase }) {
  const { person, appeal, reports, strikes, restricted } = found;
  const joined = dayText(person.joinedAt);
  return (
    <div className="flex min-w-0 flex-col gap-5 text-14">
      {appeal && (
        <FactPart title={t`They appealed`}>
          <p dir="auto" className="rounded-field bg-surface-1 px-3 py-2 wrap-anywhere">
            {appeal.text}
          </p>
          <p className="mt-2 wrap-anywhere">
            {t`Taken down under this rule: ${t(FLAG_REASON_WORDS[appeal.rule])}.`} {appeal.note}
          </p>
        </FactPart>
      )}
      {reports.length > 0 && (
        <FactPart title={plural(reports.length, { one: "# report", other: "# reports" })}>
          <ReportList reports={reports} />
        </FactPart>
      )}
      {found.withheld && (
        <p>
          <Link to="/admin/holds" className="underline underline-offset-4">
            {t`It's on legal hold: report it from there`}
          </Link>
        </p>
      )}
      <FactPart title={t`This person`}>
        <p className="text-text-2">{t`Joined ${{ day: joined }}.`}</p>
        <OwnerRecord {...{ restricted, strikes }} />
        <OwnerLinks person={person} />
        <p className="mt-2 text-12 text-text-2">{t`Admins can disable the account on its page.`}</p>
      </FactPart>
    </div>
  );
}
