import { defineRoute } from "../http/route.ts";
import { ownRestrictions, ownRestrictionsQuery } from "./own-restriction.ts";

/** Decisions about the user's own content; also open to disabled accounts. */
export const ownRestrictionRoutes = {
  listOwnRestrictions: defineRoute({
    ...{ access: "signed-in", scope: "read", rate: "read", suspendedToo: true },
    ...{ method: "GET", path: "/api/me/restrictions" },
    summary: "Works of one's own that others do not see, by which rule, and what became of appeals",
    ...{ query: ownRestrictionsQuery, answer: ownRestrictions, status: 200, refusals: [] },
  }),
} as const;
