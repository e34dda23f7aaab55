import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { ReportList } from "./report-list.tsx";

const LINK = "underline underline-offset-4";

/** Facts for a decision: reports, the person's statement and earlier decisions. */
export function PersonCaseFacts({ found }: { readonly found: PersonCase }) {
  const { person, appeal, reports, strikes, restricted } = found;
  const joined = new Date(person.joinedAt).toLocaleDateString(undefined, { dateStyle: "long" });
  return (
    <div className="flex min-w-0 flex-col gap-5 text-14">
      {appeal && (
        <Part title={t`They appealed`}>
          <p dir="auto" className="rounded-field bg-surface-1 px-3 py-2 wrap-anywhere">
            {appeal.text}
          </p>
          <p className="mt-2 wrap-anywhere">
            {t`Taken down under this rule: ${t(FLAG_REASON_WORDS[appeal.rule])}.`} {appeal.note}
          </p>
        </Part>
      )}
      {reports.length > 0 && (
        <Part title={plural(reports.length, { one: "# report", other: "# reports" })}>
          <ReportList reports={reports} />
        </Part>
      )}
      <Part title={t`This person`}>
        <p className="text-text-2">{t`Joined ${{ day: joined }}.`}</p>
        <p className="text-text-2">
          {plural(restricted, {
            0: "None of their works is hidden.",
            one: "# work of theirs is hidden.",
            other: "# works of theirs are hidden.",
          })}{" "}
          {plural(strikes, {
            0: "No active strikes.",
            one: "# active strike.",
            other: "# active strikes.",
          })}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          <Link to="/admin/people/$id" params={{ id: person.id }} className={LINK}>
            {t`Their file`}
          </Link>
          <Link to="/u/$handle" params={{ handle: person.handle }} className={LINK}>
            {t`Their profile`}
          </Link>
        </p>
        <p className="mt-2 text-12 text-text-2">{t`Admins can disable accounts from the file.`}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-12 font-medium text-text-2">{title}</h2>
      {children}
    </section>
  );
}
