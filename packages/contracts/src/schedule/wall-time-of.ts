import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { wallOf } from "./wall-time.ts";

/** Returns what calendar and clocks of a zone show at a moment: "2026-11-29T18:30". */
export const wallTimeOf = (at: Date, zone: string): string =>
  wallOf(toZonedDateTimeISO(fromEpochMilliseconds(at.getTime()), zone));
