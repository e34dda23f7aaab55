import { z } from "zod";
import { pageOf } from "../http/page.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { restriction } from "./appeal.ts";

/** Statements that one answer lists. */
export const OWN_RESTRICTIONS_MAX = 30;

/** GET /api/me/restrictions */
export const ownRestrictionsQuery = z.object({ cursor: z.string().max(400).optional() });

/** A work of one's own that others do not see, and the statement of reasons for that. */
export const ownRestriction = restriction
  .extend({
    creationId: z.string(),
    kind: z.enum(CONTENT_KINDS),
    /** What the work is called, or was asked for with; "" where that is withheld. */
    title: z.string(),
    madeAt: z.iso.datetime(),
    /** May another look at this decision be asked for? */
    mayAppeal: z.boolean(),
  })
  .meta({ id: "OwnRestriction" });
export type OwnRestriction = z.infer<typeof ownRestriction>;

/** What was decided last comes first. */
export const ownRestrictions = pageOf(ownRestriction);
