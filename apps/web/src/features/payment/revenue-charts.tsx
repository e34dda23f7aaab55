import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMemo } from "react";
import { numberText } from "../../text/number-text.ts";
import { priceText } from "../../text/price-text.ts";
import { readLocale } from "../../text/reading.ts";
import { Chart, ChartLegend } from "../../ui/chart.tsx";
import type { ChartFigures } from "../../ui/chart-canvas.tsx";
import type { MonthSums, RevenueFigure } from "./sum-revenue.ts";

const FIGURE_WORDS: Readonly<Record<RevenueFigure, MessageDescriptor>> = {
  recurring: msg`Monthly recurring`,
  holders: msg`Plans held`,
  started: msg`New`,
  churned: msg`Churned`,
  failed: msg`Renewals failed`,
  wonBack: msg`Won back`,
  payments: msg`Payments`,
  paid: msg`Paid`,
  fees: msg`Store fees`,
  refunds: msg`Refunds`,
  refunded: msg`Refunded`,
  disputes: msg`Disputes`,
  disputed: msg`Taken by disputes`,
  net: msg`Net`,
};

interface Drawn {
  readonly title: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly figures: readonly RevenueFigure[];
  readonly isMoney: boolean;
  readonly shape: "bars" | "lines";
  /** True when the last month is what counts, instead of their sum. */
  readonly isStanding?: boolean;
}

const CHARTS: readonly Drawn[] = [
  {
    title: msg`Monthly recurring revenue`,
    hint: msg`At the end of each month; a yearly plan counts a twelfth.`,
    ...{ figures: ["recurring"], isMoney: true, shape: "lines", isStanding: true },
  },
  {
    title: msg`Paid and net`,
    hint: msg`Net is what was paid less store fees, refunds and disputes.`,
    ...{ figures: ["paid", "net"], isMoney: true, shape: "lines" },
  },
  {
    title: msg`Fees, refunds and disputes`,
    ...{ figures: ["fees", "refunded", "disputed"], isMoney: true, shape: "bars" },
  },
  {
    title: msg`Plans held`,
    ...{ figures: ["holders"], isMoney: false, shape: "lines", isStanding: true },
  },
  { title: msg`New and churned`, figures: ["started", "churned"], isMoney: false, shape: "lines" },
  {
    title: msg`Renewals`,
    hint: msg`Failed payments, and those that were paid after all.`,
    ...{ figures: ["failed", "wonBack"], isMoney: false, shape: "lines" },
  },
];

/** The charts of what was earned, each with its figures and its table. */
export function RevenueCharts({
  months,
  currency,
}: {
  readonly months: readonly MonthSums[];
  readonly currency: string;
}) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {CHARTS.map((drawn) => (
        <RevenueChart key={drawn.figures.join()} {...{ drawn, months, currency }} />
      ))}
    </div>
  );
}

function RevenueChart({
  drawn: { title, hint, figures, isMoney, shape, isStanding = false },
  months,
  currency,
}: {
  readonly drawn: Drawn;
  readonly months: readonly MonthSums[];
  readonly currency: string;
}) {
  const chart = useMemo(
    () => figuresOf({ figures, isMoney }, months, currency),
    [months, currency, figures, isMoney],
  );
  const labels = useMemo(() => months.map(({ month }) => monthText(month)), [months]);
  const name = t(title);
  const isNothing = chart.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="text-20">{name}</h2>
      {hint && <p className="mb-3 max-w-xl text-12 text-text-2">{t(hint)}</p>}
      <Totals chart={chart} isStanding={isStanding} />
      {isNothing ? (
        <p className="py-6 text-14 text-text-2">{t`Nothing in this period.`}</p>
      ) : (
        <Chart title={name} {...{ chart, shape, labels }} />
      )}
    </section>
  );
}

function figuresOf(
  { figures, isMoney }: Pick<Drawn, "figures" | "isMoney">,
  months: readonly MonthSums[],
  currency: string,
): ChartFigures {
  const text = (value: number | null) =>
    value === null ? "–" : isMoney ? priceText({ amount: value, currency }) : numberText(value);
  const series = figures.map((name) => ({
    ...{ name, label: t(FIGURE_WORDS[name]) },
    values: months.map((month) => month[name]),
  }));
  // Amounts are in the smallest unit.
  return { series, text, isWhole: true };
}

/** The legend, with each series' figure for all months, or for the last one. */
function Totals({
  chart,
  isStanding,
}: {
  readonly chart: ChartFigures;
  readonly isStanding: boolean;
}) {
  const totalOf = (values: readonly (number | null)[]) =>
    isStanding ? (values.at(-1) ?? 0) : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <ChartLegend
      entries={chart.series.map(({ name, label, values }) => ({
        ...{ name, label, figure: chart.text(totalOf(values)) },
      }))}
    />
  );
}

/** Formats a month: "Nov 26". */
const monthText = (month: string): string =>
  new Date(month).toLocaleDateString(readLocale(), {
    ...{ month: "short", year: "2-digit", timeZone: "UTC" },
  });
