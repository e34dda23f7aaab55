import {
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";

/** Limits as typed into fields; empty means never. */
export type LimitFields = Readonly<
  Record<ScanMeasure, { readonly mature: string; readonly review: string; readonly reject: string }>
>;

const byMeasure = <Value>(value: (measure: ScanMeasure) => Value) =>
  Object.fromEntries(SCAN_MEASURES.map((measure) => [measure, value(measure)])) as Record<
    ScanMeasure,
    Value
  >;

export const fieldsOf = (limits: ScanLimits): LimitFields =>
  byMeasure((measure) => ({
    mature: `${limits[measure].mature ?? ""}`,
    review: `${limits[measure].review ?? ""}`,
    reject: `${limits[measure].reject ?? ""}`,
  }));

/** Undefined when the text is no valid limit. */
function numberOf(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const value = Number(plain);
  return value >= 0 && value <= 1 ? value : undefined;
}

export type Unsound = "number" | "order" | "mature";

/** Returns what is wrong with the limits of a measure; null when they are valid. */
export function unsoundOf({ mature, review, reject }: LimitFields[ScanMeasure]): Unsound | null {
  const [rated, low, high] = [numberOf(mature), numberOf(review), numberOf(reject)];
  if (rated === undefined || low === undefined || high === undefined) return "number";
  if (high === null) return null;
  if (low !== null && low > high) return "order";
  return rated !== null && rated > high ? "mature" : null;
}

/** Null when any of them is invalid. */
export function limitsOf(fields: LimitFields): ScanLimits | null {
  if (SCAN_MEASURES.some((measure) => unsoundOf(fields[measure]) !== null)) return null;
  return byMeasure((measure) => ({
    mature: numberOf(fields[measure].mature) ?? null,
    review: numberOf(fields[measure].review) ?? null,
    reject: numberOf(fields[measure].reject) ?? null,
  }));
}
