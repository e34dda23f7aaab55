import type { CostRow, Costs } from "@kinora/contracts/payment/costs";
import { t } from "@lingui/core/macro";
import { Download, Scale } from "lucide-react";
import { useMemo } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { numberText } from "../../text/number-text.ts";
import { readLocale } from "../../text/reading.ts";
import { Chart, ChartLegend } from "../../ui/chart.tsx";
import type { ChartFigures } from "../../ui/chart-canvas.tsx";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Choice } from "./choice.tsx";
import { type CostPeriod, type CostSearch, daysOf, readPeriod } from "./cost-period.ts";
import { CostPeriodPicker } from "./cost-period-picker.tsx";
import { CostTable, serviceWords } from "./cost-table.tsx";
import { microText, percentText } from "./micro-text.ts";
import { useGetCostsQuery } from "./payment-api.ts";
import { marginShare, sumByDay, sumByModel, sumCosts, writeCostsCsv } from "./sum-costs.ts";

export interface CostsPageProps {
  readonly search: CostSearch;
  readonly onSearch: (search: CostPeriod & { readonly service?: string }) => void;
}

/** What works cost and earned, by day and model. */
export function CostsPage({ search, onSearch }: CostsPageProps) {
  const period = readPeriod(search);
  const service = typeof search.service === "string" ? search.service : null;
  const { data, currentData, error, refetch } = useGetCostsQuery(period);
  const change = (next: CostPeriod, of: string | null) =>
    onSearch({ ...next, ...(of === null ? {} : { service: of }) });
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Costs · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Costs`}</h1>
      <p className="mb-6 max-w-xl text-14 text-text-2">
        {t`Income is what was paid for the gems that were spent on works, before store fees and without refunds; gems that were given are worth nothing. Cost is what services charge for orders with our keys. Days are in UTC and count what was ordered then, so past days change when more becomes known.`}
      </p>
      <CostPeriodPicker
        period={period}
        shown={currentData ?? data}
        onChange={(next) => change(next, service)}
      />
      {error && !currentData && <QueryError error={error} onRetry={refetch} />}
      {!error && !currentData && <Skeleton className="mt-6 h-96 w-full rounded-panel" />}
      {currentData && (
        <Counted costs={currentData} service={service} onService={(of) => change(period, of)} />
      )}
    </main>
  );
}

function Counted({
  costs,
  service: asked,
  onService,
}: {
  readonly costs: Costs;
  readonly service: string | null;
  readonly onService: (service: string | null) => void;
}) {
  const { rows, services, environment, from, to } = costs;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Scale size={26} />}
        title={t`Nothing was ordered in this period`}
        text={t`Once somebody orders a work, what it costs and earns is counted here.`}
      />
    );
  const service = services.some(({ name }) => name === asked) ? asked : null;
  const shown = rows.filter((row) => service === null || row.service === service);
  return (
    <>
      {environment !== null && environment !== "live" && (
        <p className="mt-4 text-14 text-warn">
          {environment === "test"
            ? t`All of this income is a store's test money.`
            : t`All of this income was paid at the built-in store simulator, with nothing.`}
        </p>
      )}
      <div className="my-4 flex flex-wrap items-center gap-2">
        <Choice
          label={t`Service`}
          all={t`All services`}
          value={service}
          options={services.map(({ name }) => [name, serviceWords(name, costs)])}
          onChoose={onService}
        />
        <IconButton
          label={t`Save as CSV`}
          onClick={() => saveText(writeCostsCsv(shown), `costs-${from}-${to}.csv`, "text/csv")}
          icon={<Download size={18} />}
        />
      </div>
      <div className="grid gap-4">
        <Totals rows={shown} />
        <CostChart {...{ rows: shown, from, to }} />
        <CostTable models={sumByModel(shown)} titles={costs} />
      </div>
    </>
  );
}

/** The sums of the whole period. */
function Totals({ rows }: { readonly rows: readonly CostRow[] }) {
  const sums = sumCosts(rows);
  const { cost, unknownCost, income, margin, gems, givenGems } = sums;
  const share = marginShare(sums);
  const figures: readonly {
    readonly label: string;
    readonly figure: string;
    readonly note?: string | false;
    readonly isLoss?: boolean;
  }[] = [
    {
      ...{ label: t`Cost`, figure: microText(cost) },
      note: unknownCost > 0 && t`${microText(unknownCost)} of it unconfirmed`,
    },
    { label: t`Income`, figure: microText(income) },
    {
      ...{ label: t`Margin`, figure: microText(margin), isLoss: margin < 0 },
      note: share !== null && t`${percentText(share)} of income`,
    },
    {
      ...{ label: t`Gems given away`, figure: numberText(givenGems) },
      note: t`of ${numberText(gems)} spent`,
    },
  ];
  return (
    <dl className="nums grid grid-cols-2 gap-x-6 gap-y-4 rounded-panel bg-surface-1 p-4 md:grid-cols-4 md:p-6">
      {figures.map(({ label, figure, note, isLoss = false }) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-text-2">{label}</dt>
          <dd>
            <span className={cx("block text-20 font-medium", isLoss && "text-danger")}>
              {figure}
            </span>
            {note && <span className="block text-12 text-text-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CostChart({
  rows,
  from,
  to,
}: {
  readonly rows: readonly CostRow[];
} & Pick<Costs, "from" | "to">) {
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const labels = useMemo(() => days.map(dayText), [days]);
  const chart = useMemo((): ChartFigures => {
    const sums = sumByDay(rows, days);
    const text = (value: number | null) => (value === null ? "–" : microText(value));
    const series = [
      { name: "cost", label: t`Cost`, values: sums.map(({ cost }) => cost) },
      { name: "income", label: t`Income`, values: sums.map(({ income }) => income) },
    ];
    return { series, text, isWhole: true };
  }, [rows, days]);
  const title = t`Cost and income by day`;
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="mb-3 text-20">{title}</h2>
      <ChartLegend
        entries={chart.series.map(({ name, label, values }) => ({
          ...{ name, label },
          figure: chart.text(values.reduce<number>((sum, one) => sum + (one ?? 0), 0)),
        }))}
      />
      <Chart title={title} {...{ chart, labels }} shape="lines" />
    </section>
  );
}

/** Formats a day: "26 Nov 26", so that no two of a year are the same. */
const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(readLocale(), {
    ...{ day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" },
  });
