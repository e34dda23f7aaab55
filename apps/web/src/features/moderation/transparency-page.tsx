import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { TransparencyMonth } from "@kinora/contracts/moderation/transparency";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { QueryError } from "../../store/query-error.tsx";
import { Button } from "../../ui/button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetTransparencyQuery } from "./transparency-api.ts";
import { writeTransparencyCsv } from "./write-transparency-csv.ts";

/** Public counts of reports and their outcomes. */
export function TransparencyPage() {
  const { data, error, refetch } = useGetTransparencyQuery();
  const months = data?.months.filter((month, at) => at === 0 || hasAny(month)) ?? [];
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:py-12">
      <title>{t`Transparency · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Transparency`}</h1>
      <p className="mb-4 max-w-xl text-text-2">
        {t`What was reported on this service and what was decided, month by month. No person or work is named.`}
      </p>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && (
        <>
          <Button
            size="sm"
            icon={<Download size={16} />}
            onClick={() =>
              saveText(writeTransparencyCsv(data.months), "transparency.csv", "text/csv")
            }
          >
            {t`Save as CSV`}
          </Button>
          {months.map((month) => (
            <Month key={month.month} counts={month} />
          ))}
        </>
      )}
    </main>
  );
}

function hasAny({ month: _month, medianHours: _hours, reports, ...counts }: TransparencyMonth) {
  return [...Object.values(reports), ...Object.values(counts)].some((count) => count > 0);
}

function Month({ counts }: { readonly counts: TransparencyMonth }) {
  const { month, reports, medianHours, ...decided } = counts;
  const reported = FLAG_REASONS.filter((reason) => reports[reason] > 0);
  const sum = reported.reduce((total, reason) => total + reports[reason], 0);
  const words = new Date(`${month}-15T00:00:00Z`).toLocaleDateString(undefined, {
    ...{ year: "numeric", month: "long", timeZone: "UTC" },
  });
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-20">{words}</h2>
      <dl className="nums grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name={t`Reports`} value={sum} />
        <Figure name={t`Upheld`} value={decided.upheld} />
        <Figure name={t`Unfounded`} value={decided.dismissed} />
        <Figure name={t`Hours to a decision, median`} value={medianHours ?? t`none yet`} />
        <Figure name={t`Works restricted`} value={decided.restricted} />
        <Figure name={t`Works shown again`} value={decided.shown} />
        <Figure name={t`Profiles taken down`} value={decided.profiles} />
        <Figure name={t`Storyboard links closed`} value={decided.boards} />
        <Figure name={t`Comments taken down`} value={decided.comments} />
        <Figure name={t`Collections taken down`} value={decided.collections} />
        <Figure name={t`Refused by the scan alone`} value={decided.refused} />
        <Figure name={t`Accounts disabled`} value={decided.suspensions} />
        <Figure name={t`Accounts disabled automatically`} value={decided.automatic} />
        <Figure name={t`Appeals decided`} value={decided.appeals} />
        <Figure name={t`Appeals that changed the decision`} value={decided.reversals} />
      </dl>
      {reported.length > 0 && (
        <p className="mt-4 text-14 text-text-2">
          {t`Reports by reason:`}{" "}
          {reported
            .map((reason) => `${t(FLAG_REASON_WORDS[reason])} ${reports[reason]}`)
            .join(", ")}
        </p>
      )}
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="text-20 font-medium">{value}</dd>
    </div>
  );
}
