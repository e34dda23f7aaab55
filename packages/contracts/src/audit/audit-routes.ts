import { defineRoute } from "../http/route.ts";
import { auditFilter, auditPage } from "./audit.ts";

/** The audit log of what staff did. */
export const auditRoutes = {
  listAudit: defineRoute({
    ...{ access: "signed-in", scope: "publish", role: "admin" },
    ...{ method: "GET", path: "/api/admin/audit" },
    summary: "What the staff did, newest first",
    ...{ rate: "read", query: auditFilter, answer: auditPage, status: 200, refusals: [] },
  }),
} as const;
