import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { HOLD_REFERENCE_MAX } from "../limits.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FLAG_REASONS } from "./report.ts";

/** Maximum cases per response. */
export const HOLDS_MAX = 100;

/** A filing with an authority by a person; Kinora never files by itself. */
export const holdFiling = z.object({
  at: z.iso.datetime(),
  /** Handle; null when the account is gone. */
  by: z.string().nullable(),
  authority: z.string(),
  reference: z.string(),
});

/** What a case is about; storyboards have the kind `story`, and profiles none. */
export const HOLD_SUBJECTS = ["work", "board", "profile"] as const;

const held = z.object({
  of: z.enum(HOLD_SUBJECTS),
  /** The case number, which is the id of the work, storyboard or person. */
  id: z.string(),
  kind: z.enum(CONTENT_KINDS).nullable(),
  /** Of a storyboard, as it is now; the handle of a person; null for a work. */
  title: z.string().nullable(),
  madeAt: z.iso.datetime(),
  /** The first report or referral as child abuse; null when staff restricted it without one. */
  reportedAt: z.iso.datetime().nullable(),
  /** The last decision by this rule; null while there is none. */
  decidedAt: z.iso.datetime().nullable(),
  /**
   * True when it is closed to everyone, including its owner; of a board, when no link opens it; of a profile,
   * when what was reported is hidden or taken down.
   */
  withheld: z.boolean(),
});

/** A work, storyboard or profile that was reported as child abuse or is restricted for it. */
export const listedHold = held.extend({ filed: z.boolean() }).meta({ id: "ListedHold" });
export type ListedHold = z.infer<typeof listedHold>;

/** GET /api/moderation/holds: unfiled cases first. */
export const holdList = z.object({
  items: z.array(listedHold),
  /** The service that recognises known files by their hash; null when none is configured. */
  knownMaterial: z.string().nullable(),
});

/** POST /api/moderation/holds/{id}/look: the facts for an authority. */
export const hold = held
  .extend({
    prompt: z.string(),
    /** Words of a storyboard or profile as reported, found and now, oldest first. */
    scripts: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
    reports: z.array(
      z.object({
        reason: z.enum(FLAG_REASONS),
        note: z.string(),
        at: z.iso.datetime(),
        /** True when a moderator referred it to the admins. */
        referred: z.boolean(),
      }),
    ),
    files: z.array(
      z.object({
        role: z.string(),
        sha256: z.string(),
        bytes: z.number(),
        mimeType: z.string(),
      }),
    ),
    /** The owner's account. */
    account: z.object({
      id: z.string(),
      handle: z.string(),
      displayName: z.string(),
      email: z.string().nullable(),
      joinedAt: z.iso.datetime(),
    }),
    /** The smallest picture of a work, small ones of a board or profile, inline because no URL opens them. */
    pictures: z.array(z.string()),
    filings: z.array(holdFiling),
    /** Further requests until this time belong to the same view. */
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
