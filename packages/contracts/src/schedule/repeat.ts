import { z } from "zod";
import { wallDate } from "./wall-time.ts";

/** Monday is 1, Sunday is 7, as in ISO 8601. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days times accounts of one repeat: all are made in one transaction. */
export const MOST_REPEATED_POSTS = 1_000;

/** Posts that one repeat may make: a year of days. */
export const MOST_OCCURRENCES = 366;

const rule = z.discriminatedUnion("every", [
  z.strictObject({ every: z.literal("day") }),
  z.strictObject({
    every: z.literal("week"),
    on: z
      .array(z.union(WEEKDAYS.map((day) => z.literal(day))))
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length),
  }),
  /** A day that a month doesn't have is its last one. */
  z.strictObject({ every: z.literal("month"), on: z.int().min(1).max(31) }),
]);

const end = z.discriminatedUnion("by", [
  /** The last day on which it may be. */
  z.strictObject({ by: z.literal("date"), date: wallDate }),
  z.strictObject({ by: z.literal("count"), count: z.int().min(1).max(MOST_OCCURRENCES) }),
]);

/** How often something is posted. There is always an end. */
export const repeat = z.strictObject({ rule, end }).meta({ id: "Repeat" });
export type Repeat = z.output<typeof repeat>;
