import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FLAG_REASONS } from "./report.ts";

/** Cases that one answer lists. */
export const HOLDS_MAX = 100;
/** Letters of an authority's name or of its number. */
export const HOLD_REFERENCE_MAX = 80;

/** That somebody told an authority; Kinora tells none by itself. */
export const holdFiling = z.object({
  at: z.iso.datetime(),
  /** Handle; null: an account that is gone. */
  by: z.string().nullable(),
  authority: z.string(),
  reference: z.string(),
});

const held = z.object({
  /** The case number: the id of the work. */
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  madeAt: z.iso.datetime(),
  /** The first report; null: nobody reported it, the staff restricted it by themselves. */
  reportedAt: z.iso.datetime().nullable(),
  /** The last decision by this rule; null: it waits for one. */
  decidedAt: z.iso.datetime().nullable(),
  /** Is it closed to everybody, its maker included? */
  withheld: z.boolean(),
});

/** A work that was reported as abuse of a child, or is restricted for that. */
export const listedHold = held.extend({ filed: z.boolean() }).meta({ id: "ListedHold" });
export type ListedHold = z.infer<typeof listedHold>;

/** GET /api/moderation/holds: what nobody has filed first. */
export const holdList = z.object({
  items: z.array(listedHold),
  /** The service that knows such files by their hash; null: none is configured. */
  knownMaterial: z.string().nullable(),
});

/** POST /api/moderation/holds/{id}/look: what is told to an authority. */
export const hold = held
  .extend({
    prompt: z.string(),
    reports: z.array(
      z.object({ reason: z.enum(FLAG_REASONS), note: z.string(), at: z.iso.datetime() }),
    ),
    files: z.array(
      z.object({
        role: z.string(),
        sha256: z.string(),
        bytes: z.number(),
        mimeType: z.string(),
      }),
    ),
    /** Whose it is. */
    account: z.object({
      id: z.string(),
      handle: z.string(),
      displayName: z.string(),
      email: z.string().nullable(),
      joinedAt: z.iso.datetime(),
    }),
    /** Its smallest picture, in the answer itself: no address opens it; null: it has none. */
    picture: z.string().nullable(),
    filings: z.array(holdFiling),
    /** Until then this look is the same look. */
    until: z.iso.datetime(),
  })
  .meta({ id: "LegalHold" });
export type LegalHold = z.infer<typeof hold>;

const code = unshown(
  z
    .string()
    .trim()
    .min(1)
    .max(HOLD_REFERENCE_MAX)
    .regex(/^[\p{L}\p{N} .:/_#-]+$/u),
  "for the staff alone",
);
/** POST /api/moderation/holds/{id}/filings */
export const newHoldFiling = z.strictObject({ authority: code, reference: code });
export type NewHoldFiling = z.infer<typeof newHoldFiling>;
