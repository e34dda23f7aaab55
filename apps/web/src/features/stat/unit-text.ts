import type { StatUnit } from "@kinora/contracts/stat/stat";
import { numberText } from "../../text/number-text.ts";
import { readLocale } from "../../text/reading.ts";

/** Each unit is used from one full unit on. */
const SIZES = [
  [1_000_000_000_000, "terabyte"],
  [1_000_000_000, "gigabyte"],
  [1_000_000, "megabyte"],
  [1_000, "kilobyte"],
  [1, "byte"],
] as const;
const TIMES = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

function inUnits(value: number, units: typeof SIZES | typeof TIMES, digits: number): string {
  const [size, unit] =
    units.find(([least]) => value >= least) ?? units[units.length - 1] ?? TIMES[3];
  const style = {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumSignificantDigits: digits,
  } as const;
  return new Intl.NumberFormat(readLocale(), style).format(value / size);
}

/** Formats a figure of a chart with its unit; "–" when there is none. */
export function unitText(value: number | null, unit: StatUnit): string {
  if (value === null) return "–";
  switch (unit) {
    case "count":
    case "gems":
      return numberText(Math.round(value));
    case "bytes":
      return inUnits(value, SIZES, 3);
    case "seconds":
      // They are accurate to 5 %.
      return inUnits(value, TIMES, 2);
    case "share":
      return new Intl.NumberFormat(readLocale(), {
        ...{ style: "percent", maximumFractionDigits: 1 },
      }).format(value);
  }
}

/** Formats the relative change of two figures, "+12%"; null when it is meaningless. */
export function changeText(total: number | null, before: number | null): string | null {
  if (total === null || before === null || before === 0) return null;
  return new Intl.NumberFormat(readLocale(), {
    ...{ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" },
  }).format(total / before - 1);
}

/** Round steps of an axis of time, in seconds. */
const TIME_STEPS = [
  ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800],
  ...[3_600, 7_200, 10_800, 21_600, 43_200],
];
const DAY = 86_400;
const MOST_STEPS = 4;

/**
 * Returns the distance between the lines of an axis up to this value, where decimal steps would not
 * be round; undefined elsewhere.
 */
export function axisStep(most: number, unit: StatUnit): number | undefined {
  if (unit !== "seconds") return undefined;
  const isEnough = (step: number) => most / step <= MOST_STEPS;
  return TIME_STEPS.find(isEnough) ?? Math.ceil(most / DAY / MOST_STEPS) * DAY;
}
