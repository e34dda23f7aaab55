import type { DrawnChart, StatSeries, StatUnit } from "@kinora/contracts/stat/stat";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import type { ChartFigures } from "../../ui/chart-canvas.tsx";
import { tokenOf } from "../../ui/chart-colours.ts";
import { ChartTable } from "../../ui/chart-table.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { CHART_WORDS } from "./chart-words.ts";
import { dayText } from "./day-text.ts";
import { seriesWords } from "./series-words.ts";
import { axisStep, changeText, unitText } from "./unit-text.ts";
import { writeChartCsv } from "./write-chart-csv.ts";

/** Loaded together with its chart library; the figures are shown before. */
const ChartCanvas = lazy(() =>
  import("../../ui/chart-canvas.tsx").then((m) => ({ default: m.ChartCanvas })),
);

/** A chart with its title, its figures beside the previous ones, its table and its CSV file. */
export function ChartPanel({
  chart,
  points,
}: {
  readonly chart: DrawnChart;
  readonly points: readonly string[];
}) {
  const words = CHART_WORDS[chart.chart];
  const title = t(words.title);
  const labels = useMemo(() => points.map(dayText), [points]);
  const figures = useMemo(() => figuresOf(chart), [chart]);
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-20">{title}</h2>
        {chart.series.length > 0 && (
          <IconButton
            label={t`Save “${title}” as CSV`}
            onClick={() => saveText(writeChartCsv(chart, points), `${chart.chart}.csv`, "text/csv")}
            icon={<Download size={18} />}
            className="-mt-2 -mr-2"
          />
        )}
      </div>
      {words.hint && <p className="mb-3 max-w-xl text-12 text-text-2">{t(words.hint)}</p>}
      {chart.series.length === 0 ? (
        <p className="py-6 text-14 text-text-2">{t`Nothing in this period.`}</p>
      ) : (
        <>
          <Figures series={chart.series} unit={chart.unit} />
          <Suspense fallback={<div className="h-56" />}>
            <ChartCanvas
              chart={figures}
              shape={words.shape}
              labels={labels}
              label={t`${title}. The table below shows the same figures.`}
            />
          </Suspense>
          <ChartTable chart={figures} labels={labels} title={title} />
        </>
      )}
    </section>
  );
}

const figuresOf = ({ series, unit }: DrawnChart): ChartFigures => ({
  series: series.map((one) => ({ name: one.name, values: one.values, label: seriesWords(one) })),
  text: (value) => unitText(value, unit),
  // Counts have no fractions.
  isWhole: unit === "count" || unit === "gems",
  stepTo: (most) => axisStep(most, unit),
});

/** The legend, with each series' figure for the whole range. */
function Figures({
  series,
  unit,
}: {
  readonly series: readonly StatSeries[];
  readonly unit: StatUnit;
}) {
  return (
    <dl className="nums mb-4 flex flex-wrap gap-x-6 gap-y-3">
      {series.map((one, place) => {
        const change = changeText(one.total, one.before);
        const before = unitText(one.before, unit);
        return (
          <div key={one.name} className="flex flex-col-reverse">
            <dt className="flex items-center gap-1.5 text-12 text-text-2">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full"
                style={{ backgroundColor: `var(${tokenOf(place)})` }}
              />
              <span className="wrap-anywhere">{seriesWords(one)}</span>
            </dt>
            <dd className="text-16 font-medium">
              {unitText(one.total, unit)}{" "}
              {one.before !== null && (
                <span className="text-12 font-normal text-text-2">
                  {change ? t`${change}, before ${before}` : t`before ${before}`}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
