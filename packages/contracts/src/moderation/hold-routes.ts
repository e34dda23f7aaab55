import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { hold, holdList, newHoldFiling } from "./hold.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const ADMIN = { access: "signed-in", scope: "publish", role: "admin" } as const;

/** Cases of child abuse, for admins only. Every view is logged. */
export const holdRoutes = {
  listHolds: defineRoute({
    ...ADMIN,
    ...{ method: "GET", path: "/api/moderation/holds" },
    summary:
      "Works and boards that were reported as abuse of a child, those first that nobody has filed",
    ...{ rate: "read", answer: holdList, status: 200, refusals: [] },
  }),
  lookAtHold: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/moderation/holds/{id}/look" },
    summary: "Look at such a case; the look is written in the audit log",
    ...{ rate: "write", params: id, answer: hold, status: 200, refusals: ["CREATION_NOT_FOUND"] },
  }),
  fileHold: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/moderation/holds/{id}/filings" },
    summary: "Write down that an authority was told, and under which number",
    ...{ rate: "write", params: id, body: newHoldFiling, answer: hold, status: 201 },
    refusals: ["CREATION_NOT_FOUND"],
  }),
} as const;
