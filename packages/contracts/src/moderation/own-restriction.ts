import { z } from "zod";
import { pageOf } from "../http/page.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { restriction } from "./appeal.ts";

/** Maximum statements per response. */
export const OWN_RESTRICTIONS_MAX = 30;

/** GET /api/me/restrictions */
export const ownRestrictionsQuery = z.object({ cursor: z.string().max(400).optional() });

/** One of the user's works that is hidden from others, with the statement of reasons. */
export const ownRestriction = restriction
  .extend({
    creationId: z.string(),
    kind: z.enum(CONTENT_KINDS),
    /** Title of the work, or its prompt; "" when it is withheld. */
    title: z.string(),
    madeAt: z.iso.datetime(),
    /** True when the decision can be appealed. */
    mayAppeal: z.boolean(),
  })
  .meta({ id: "OwnRestriction" });
export type OwnRestriction = z.infer<typeof ownRestriction>;

/** Latest decision first. */
export const ownRestrictions = pageOf(ownRestriction);
