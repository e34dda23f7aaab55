import {
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";

/** Limits as typed into fields; empty means never. */
export type LimitFields = Readonly<
  Record<ScanMeasure, { readonly review: string; readonly reject: string }>
>;

const byMeasure = <Value>(value: (measure: ScanMeasure) => Value) =>
  Object.fromEntries(SCAN_MEASURES.map((measure) => [measure, value(measure)])) as Record<
    ScanMeasure,
    Value
  >;

export const fieldsOf = (limits: ScanLimits): LimitFields =>
  byMeasure((measure) => ({
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

export type Unsound = "number" | "order";

/** Returns what is wrong with the limits of a measure; null when they are valid. */
export function unsoundOf({ review, reject }: LimitFields[ScanMeasure]): Unsound | null {
  const [low, high] = [numberOf(review), numberOf(reject)];
  if (low === undefined || high === undefined) return "number";
  return low !== null && high !== null && low > high ? "order" : null;
}

/** Null when any of them is invalid. */
export function limitsOf(fields: LimitFields): ScanLimits | null {
  if (SCAN_MEASURES.some((measure) => unsoundOf(fields[measure]) !== null)) return null;
  return byMeasure((measure) => ({
    review: numberOf(fields[measure].review) ?? null,
    reject: numberOf(fields[measure].reject) ?? null,
  }));
}
