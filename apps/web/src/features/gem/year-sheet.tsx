import type { GemSums } from "@kinora/contracts/gem/statement";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MonthTable } from "./month-table.tsx";
import { useGetGemYearQuery } from "./statement-api.ts";
import { sumOf } from "./sum-of.ts";
import { useYearEntries } from "./use-year-entries.ts";
import { writeStatementCsv } from "./write-statement-csv.ts";
import { YearBars } from "./year-bars.tsx";
import { LOST_WORDS, RECEIVED_WORDS, SPENT_WORDS } from "./year-words.ts";

/** Where gems came from and went to in a year, and all its entries as a file. */
export function YearSheet({ onClose }: { readonly onClose: () => void }) {
  const [year, setYear] = useState(() => new Date().getUTCFullYear());
  const { data, error, refetch } = useGetGemYearQuery(year);
  return (
    <Sheet open onClose={onClose} title={t`Your gems in ${{ year: `${year}` }}`}>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!(error || data) && <Skeleton className="h-64 rounded-panel" />}
      {data && (
        <div className="flex flex-col gap-6">
          {data.years.length > 1 && (
            <Segments
              label={t`Year`}
              wraps
              value={`${year}`}
              options={data.years.map((one) => ({ value: `${one}`, label: `${one}` }))}
              onChange={(value) => setYear(Number(value))}
            />
          )}
          {data.year === year && <Sums total={data.total} />}
          {data.months.length > 1 && <MonthTable year={data.year} months={data.months} />}
          {data.months.length > 0 && <SaveYear year={data.year} />}
        </div>
      )}
    </Sheet>
  );
}

function Sums({ total }: { readonly total: GemSums }) {
  const most = Math.max(...[total.received, total.spent, total.lost].flatMap(Object.values), 1);
  if (sumOf(total.received) + sumOf(total.spent) + sumOf(total.lost) === 0)
    return <p className="text-text-2">{t`Nothing came in or went out.`}</p>;
  return (
    <>
      <YearBars title={t`Received`} sums={total.received} words={RECEIVED_WORDS} most={most} />
      <YearBars title={t`Spent`} sums={total.spent} words={SPENT_WORDS} most={most} />
      <YearBars title={t`Ended`} sums={total.lost} words={LOST_WORDS} most={most} />
    </>
  );
}

function SaveYear({ year }: { readonly year: number }) {
  const [busy, setBusy] = useState(false);
  const readEntries = useYearEntries();
  const { saySorry } = useSay();
  const save = () => {
    setBusy(true);
    readEntries(year)
      .then((entries) => saveText(writeStatementCsv(entries), `gems-${year}.csv`, "text/csv"))
      .catch(saySorry)
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <Button icon={<Download size={18} />} busy={busy && t`Saving`} onClick={save}>
        {t`Save all entries as CSV`}
      </Button>
    </div>
  );
}
