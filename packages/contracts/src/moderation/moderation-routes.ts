import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { report, reportReceipt } from "./report.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/** What is reported to the moderators. */
export const moderationRoutes = {
  reportCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/reports",
    summary: "Report a creation to the moderators",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    params: id,
    body: report,
    answer: reportReceipt,
    status: 201,
    refusals: ["CREATION_NOT_FOUND", "ALREADY_REPORTED", "OWN_CREATION"],
  }),
} as const;
