import type { DrawnChart, StatSeries, StatUnit } from "@kinora/contracts/stat/stat";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { Chart, ChartLegend } from "../../ui/chart.tsx";
import type { ChartFigures } from "../../ui/chart-canvas.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { CHART_WORDS } from "./chart-words.ts";
import { dayText } from "./day-text.ts";
import { seriesWords } from "./series-words.ts";
import { axisStep, changeText, unitText } from "./unit-text.ts";
import { writeChartCsv } from "./write-chart-csv.ts";

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
      {words.hint && <p className="mt-1 mb-3 max-w-xl text-12 text-text-2">{t(words.hint)}</p>}
      {chart.series.length === 0 ? (
        <p className="py-6 text-14 text-text-2">{t`Nothing in this period.`}</p>
      ) : (
        <>
          <Figures series={chart.series} unit={chart.unit} />
          <Chart chart={figures} shape={words.shape} labels={labels} title={title} />
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
    <ChartLegend
      entries={series.map((one) => ({
        ...{ name: one.name, label: seriesWords(one) },
        figure: <Figure one={one} unit={unit} />,
      }))}
    />
  );
}

function Figure({ one, unit }: { readonly one: StatSeries; readonly unit: StatUnit }) {
  const change = changeText(one.total, one.before);
  const before = unitText(one.before, unit);
  return (
    <>
      {unitText(one.total, unit)}{" "}
      {one.before !== null && (
        <span className="text-12 font-normal text-text-2">
          {change ? t`${change}, before ${before}` : t`before ${before}`}
        </span>
      )}
    </>
  );
}
