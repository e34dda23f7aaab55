import { z } from "zod";
import { defineRoute } from "../http/route.ts";

/** Maximum works that somebody pins to their profile. */
export const PINS_MAX = 6;

const PIN = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  path: "/api/creations/{id}/pin",
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: null,
  status: 204,
} as const;

/** Works that stand first on a profile (GET /api/feed?kind=recent&pinnedBy=…). */
export const pinRoutes = {
  pinWork: defineRoute({
    ...{ ...PIN, method: "PUT", summary: "Pin an own work in the feed to one's profile" },
    refusals: ["CREATION_NOT_FOUND", "PIN_UNPUBLISHED", "PINS_FULL"],
  }),
  unpinWork: defineRoute({
    ...{ ...PIN, method: "DELETE", summary: "Pin it no longer", refusals: ["CREATION_NOT_FOUND"] },
  }),
} as const;
