import {
  SCAN_MEASURES,
  type ScanLimits,
  type ScanMeasure,
} from "@kinora/contracts/scan/scan-limits";

/** Limits as they are written in fields; "": never. */
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

/** Undefined: it is no limit. */
function numberOf(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const value = Number(plain);
  return value >= 0 && value <= 1 ? value : undefined;
}

export type Unsound = "number" | "order";

/** What is wrong with the limits of a measure; null: nothing. */
export function unsoundOf({ review, reject }: LimitFields[ScanMeasure]): Unsound | null {
  const [low, high] = [numberOf(review), numberOf(reject)];
  if (low === undefined || high === undefined) return "number";
  return low !== null && high !== null && low > high ? "order" : null;
}

/** Null: something is wrong with them. */
export function limitsOf(fields: LimitFields): ScanLimits | null {
  if (SCAN_MEASURES.some((measure) => unsoundOf(fields[measure]) !== null)) return null;
  return byMeasure((measure) => ({
    review: numberOf(fields[measure].review) ?? null,
    reject: numberOf(fields[measure].reject) ?? null,
  }));
}
