import type { DrawnChart } from "@kinora/contracts/stat/stat";
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
import { seriesWords } from "./series-words.ts";
import { axisStep, unitText } from "./unit-text.ts";

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Tooltip],
);

export interface CanvasProps {
  readonly chart: DrawnChart;
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
  const step = axisStep(mostOf(chart), chart.unit);
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
            ...(chart.unit === "count" || chart.unit === "gems" ? { precision: 0 } : {}),
            ...(step === undefined ? {} : { stepSize: step }),
            callback: (value) => unitText(Number(value), chart.unit),
          },
        },
      },
      plugins: { tooltip: tooltipOf(chart) },
    },
  };
}

const mostOf = ({ series }: DrawnChart) =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

function datasetsOf({ chart, shape }: Omit<CanvasProps, "label">, ground: string) {
  return chart.series.map((series, place) => {
    const colour = colourOf(tokenOf(place));
    const own = { label: seriesWords(series), data: [...series.values] };
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

function tooltipOf({ unit }: DrawnChart) {
  const [ground, text, line] = [colourOf("--surface-3"), colourOf("--text"), colourOf("--line")];
  return {
    ...{ backgroundColor: ground, titleColor: text, bodyColor: text, borderColor: line },
    ...{ borderWidth: 1, cornerRadius: 12, padding: 12, bodyFont: fontOf(), titleFont: fontOf() },
    callbacks: {
      label: ({ dataset, parsed }: TooltipItem<"bar" | "line">) =>
        ` ${dataset.label}: ${unitText(parsed.y, unit)}`,
    },
  };
}

/** The page's own font in the size of its small text. */
function fontOf() {
  const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
  return { family: fontFamily, size: Number.parseFloat(fontSize) * 0.75 };
}
