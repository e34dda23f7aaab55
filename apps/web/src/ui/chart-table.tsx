import { t } from "@lingui/core/macro";
import type { ChartFigures } from "./chart-canvas.tsx";

/** All figures of a chart as an accessible table. */
export function ChartTable({
  chart: { series, text },
  labels,
  title,
}: {
  readonly chart: ChartFigures;
  readonly labels: readonly string[];
  readonly title: string;
}) {
  return (
    <details className="mt-3 text-14">
      <summary className="reach cursor-pointer text-text-2">{t`As a table`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes horizontal scrolling possible by keyboard */}
      <section tabIndex={0} aria-label={title} className="mt-2 max-h-96 overflow-auto">
        <table className="nums w-full text-right whitespace-nowrap">
          <thead>
            <tr className="text-text-2">
              <th scope="col" className="py-1 pr-4 text-left font-medium">{t`From`}</th>
              {series.map((one) => (
                <th key={one.name} scope="col" className="py-1 pl-4 font-medium">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row" className="py-1 pr-4 text-left font-normal">
                  {label}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="py-1 pl-4">
                    {text(values[at] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
