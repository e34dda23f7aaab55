import { t } from "@lingui/core/macro";
import { lazy, type ReactNode, Suspense } from "react";
import type { ChartFigures } from "./chart-canvas.tsx";
import { tokenOf } from "./chart-colours.ts";
import { ChartTable } from "./chart-table.tsx";

/** Loaded together with its chart library; the figures are shown before. */
const ChartCanvas = lazy(() =>
  import("./chart-canvas.tsx").then((m) => ({ default: m.ChartCanvas })),
);

/** A drawn chart below its legend, and the table with the same figures. */
export function Chart({
  title,
  chart,
  shape,
  labels,
}: {
  readonly title: string;
  readonly chart: ChartFigures;
  readonly shape: "bars" | "lines";
  /** The label below each point. */
  readonly labels: readonly string[];
}) {
  return (
    <>
      <Suspense fallback={<div className="h-56" />}>
        <ChartCanvas
          {...{ chart, shape, labels }}
          label={t`${title}. The table below shows the same figures.`}
        />
      </Suspense>
      <ChartTable chart={chart} labels={labels} title={title} />
    </>
  );
}

/** Names the colours of a chart, each with a figure. */
export function ChartLegend({
  entries,
}: {
  readonly entries: readonly {
    readonly name: string;
    readonly label: string;
    readonly figure: ReactNode;
  }[];
}) {
  return (
    <dl className="nums mb-4 flex flex-wrap gap-x-6 gap-y-3">
      {entries.map(({ name, label, figure }, place) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="flex items-center gap-1.5 text-12 text-text-2">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-full"
              style={{ backgroundColor: `var(${tokenOf(place)})` }}
            />
            <span className="wrap-anywhere">{label}</span>
          </dt>
          <dd className="text-16 font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
