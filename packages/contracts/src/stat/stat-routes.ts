import { defineRoute } from "../http/route.ts";
import { adminStats, statParams, statQuery } from "./stat.ts";

/** Statistics for administration. */
export const statRoutes = {
  getStats: defineRoute({
    ...{ access: "signed-in", scope: "publish", role: "admin" },
    ...{ method: "GET", path: "/api/admin/stats/{part}" },
    summary: "Charts of one part of the service over days, beside the days before",
    ...{ rate: "read", params: statParams, query: statQuery, answer: adminStats, status: 200 },
    refusals: [],
  }),
} as const;
