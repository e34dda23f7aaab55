import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type TooltipItem,
} from "chart.js";
import { useEffect, useRef } from "react";
import { colourOf, dashOf, tokenOf, useTheme } from "./chart-colours.ts";

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Tooltip],
);

/** A line, or the bars of one colour. */
export interface ChartSeries {
  readonly name: string;
  readonly label: string;
  /** One value per point; null when there was nothing to measure. */
  readonly values: readonly (number | null)[];
}

export interface ChartFigures {
  readonly series: readonly ChartSeries[];
  /** Formats a figure with its unit. */
  readonly text: (value: number | null) => string;
  /** True where figures have no fractions. */
  readonly isWhole?: boolean;
  /** Distance between the lines of the axis up to the largest figure, where decimal steps are not round. */
  readonly stepTo?: (most: number) => number | undefined;
}

export interface CanvasProps {
  readonly chart: ChartFigures;
  readonly shape: "bars" | "lines";
  /** The label below each point. */
  readonly labels: readonly string[];
  /** The accessible name of the chart. */
  readonly label: string;
}

/** The drawn chart; the table beside it contains the same figures. */
export function ChartCanvas({ chart, shape, labels, label }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rereads the colours when the theme changes
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const painted = new Chart(context, configure({ chart, shape, labels }));
    return () => painted.destroy();
  }, [chart, shape, labels, theme]);
  return (
    <div className="relative h-56">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

function configure(props: Omit<CanvasProps, "label">): ChartConfiguration<"bar" | "line"> {
  const { chart, shape, labels } = props;
  const stacked = shape === "bars";
  const [text, line] = [colourOf("--text-2"), colourOf("--line")];
  const ticks = { color: text, font: fontOf() };
  const step = chart.stepTo?.(mostOf(chart));
  return {
    type: stacked ? "bar" : "line",
    data: { labels: [...labels], datasets: datasetsOf(props, colourOf("--surface-1")) },
    options: {
      ...{ animation: false, maintainAspectRatio: false, responsive: true },
      interaction: { mode: "index", intersect: false },
      scales: {
        x: {
          ...{ stacked, border: { color: line }, grid: { display: false } },
          ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          ...{ stacked, beginAtZero: true, border: { display: false }, grid: { color: line } },
          ticks: {
            ...{ ...ticks, maxTicksLimit: 5 },
            // Counts have no fractions.
            ...(chart.isWhole ? { precision: 0 } : {}),
            ...(step === undefined ? {} : { stepSize: step }),
            callback: (value) => chart.text(Number(value)),
          },
        },
      },
      plugins: { tooltip: tooltipOf(chart) },
    },
  };
}

const mostOf = ({ series }: ChartFigures) =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

function datasetsOf({ chart, shape }: Omit<CanvasProps, "label">, ground: string) {
  return chart.series.map((series, place) => {
    const colour = colourOf(tokenOf(place));
    const own = { label: series.label, data: [...series.values] };
    const bars = { backgroundColor: colour, hoverBackgroundColor: colour, borderColor: ground };
    const lines = {
      ...{ borderColor: colour, backgroundColor: colour, hoverBackgroundColor: colour },
      ...{ borderDash: dashOf(place), borderWidth: 2, hoverBorderColor: colour },
      // A single measured day forms no line, so it needs a visible point.
      ...{ pointRadius: series.values.length > 31 ? 0 : 2, pointHoverRadius: 4 },
    };
    return shape === "bars"
      ? { ...own, ...bars, hoverBorderColor: ground, borderWidth: { top: 1 } }
      : { ...own, ...lines, spanGaps: false };
  });
}

function tooltipOf({ text: textOf }: ChartFigures) {
  const [ground, text, line] = [colourOf("--surface-3"), colourOf("--text"), colourOf("--line")];
  return {
    ...{ backgroundColor: ground, titleColor: text, bodyColor: text, borderColor: line },
    ...{ borderWidth: 1, cornerRadius: 12, padding: 12, bodyFont: fontOf(), titleFont: fontOf() },
    callbacks: {
      label: ({ dataset, parsed }: TooltipItem<"bar" | "line">) =>
        ` ${dataset.label}: ${textOf(parsed.y)}`,
    },
  };
}

/** The page's own font in the size of its small text. */
function fontOf() {
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
  return { family: fontFamily, size: Number.parseFloat(fontSize) * 0.75 };
}
