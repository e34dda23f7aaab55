import { z } from "zod";
import { FLAG_REASONS } from "./report.ts";

/** Months that are told of, this one included. */
export const TRANSPARENCY_MONTHS = 12;

/** What was reported and decided within a month: counts alone. */
export const transparencyMonth = z
  .object({
    /** "2026-11", in UTC. */
    month: z.string(),
    /** Reports that came in, by reason. */
    reports: z.record(z.enum(FLAG_REASONS), z.int()),
    /** What became of reports that were decided in this month. */
    upheld: z.int(),
    dismissed: z.int(),
    /** Half of them were decided within so many hours; null: none was. */
    medianHours: z.number().nullable(),
    /** Works that people of the staff hid or deleted, and showed again. */
    restricted: z.int(),
    shown: z.int(),
    /** Profiles that people of the staff took down. */
    profiles: z.int(),
    /** Works that the scan of pictures refused by itself. */
    refused: z.int(),
    /** Appeals that were decided, and those of them that changed the decision. */
    appeals: z.int(),
    reversals: z.int(),
    /** Accounts that were disabled, and those of them by the server itself. */
    suspensions: z.int(),
    automatic: z.int(),
  })
  .meta({ id: "TransparencyMonth" });
export type TransparencyMonth = z.infer<typeof transparencyMonth>;

/** GET /api/transparency: newest first. */
export const transparency = z.object({ months: z.array(transparencyMonth) });
