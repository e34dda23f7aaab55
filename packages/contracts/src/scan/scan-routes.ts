import { defineRoute } from "../http/route.ts";
import { scanLimits, scanPage, scanTry } from "./scan-page.ts";

const OWNER = { access: "signed-in", scope: "publish", role: "owner" } as const;

/** What the picture scan rejects and holds. */
export const scanRoutes = {
  getScanLimits: defineRoute({
    ...OWNER,
    ...{
      method: "GET",
      path: "/api/admin/scan",
      summary: "Limits of the picture scan, and history",
    },
    ...{ rate: "read", answer: scanPage, status: 200, refusals: [] },
  }),
  tryScanLimits: defineRoute({
    ...OWNER,
    ...{ method: "POST", path: "/api/admin/scan/tries" },
    summary: "What other limits would have done with the last works",
    ...{ rate: "edit", body: scanLimits, answer: scanTry, status: 200, refusals: [] },
  }),
  setScanLimits: defineRoute({
    ...OWNER,
    ...{ method: "PUT", path: "/api/admin/scan", summary: "Set all limits of the picture scan" },
    ...{ rate: "write", body: scanLimits, answer: scanPage, status: 200, refusals: [] },
  }),
} as const;
