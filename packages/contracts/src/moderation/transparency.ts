import { z } from "zod";
import { FLAG_REASONS } from "./report.ts";

/** Months reported, including the current one. */
export const TRANSPARENCY_MONTHS = 12;

/** Reports and decisions of a month, as counts only. */
export const transparencyMonth = z
  .object({
    /** For example "2026-11", in UTC. */
    month: z.string(),
    /** Reports received, by reason. */
    reports: z.record(z.enum(FLAG_REASONS), z.int()),
    /** Outcome of the reports that were decided in this month. */
    upheld: z.int(),
    dismissed: z.int(),
    /** Median hours until they were decided; null when there were none. */
    medianHours: z.number().nullable(),
    /** Works that staff hid or deleted, and showed again. */
    restricted: z.int(),
    shown: z.int(),
    /** Profiles that staff took down. */
    profiles: z.int(),
    /** Links of storyboards that staff closed. */
    boards: z.int(),
    /** Comments that staff took down. */
    comments: z.int(),
    /** Collections that staff took down. */
    collections: z.int(),
    /** Works that the picture scan rejected by itself. */
    refused: z.int(),
    /** Appeals decided, and those that changed the decision. */
    appeals: z.int(),
    reversals: z.int(),
    /** Accounts disabled, and those disabled by the server itself. */
    suspensions: z.int(),
    automatic: z.int(),
  })
  .meta({ id: "TransparencyMonth" });
export type TransparencyMonth = z.infer<typeof transparencyMonth>;

/** GET /api/transparency: newest first. */
export const transparency = z.object({ months: z.array(transparencyMonth) });
