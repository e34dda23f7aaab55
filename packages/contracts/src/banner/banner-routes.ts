import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { bannerList, bannerQuery, newBanner, shownBanner } from "./banner.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const ADMIN = { access: "signed-in", scope: "publish", role: "admin" } as const;

/** Messages of the operator at the top of the page. */
export const bannerRoutes = {
  getBanner: defineRoute({
    ...{ access: "optional", scope: "read", rate: "read" },
    ...{ method: "GET", path: "/api/banner", summary: "The banner to be shown now, if any" },
    ...{ query: bannerQuery, answer: shownBanner, status: 200, refusals: [] },
  }),
  closeBanner: defineRoute({
    beforeConsent: true,
    ...{ access: "signed-in", scope: "publish", rate: "write" },
    ...{ method: "PUT", path: "/api/banner/{id}/closed" },
    summary: "Show a banner no more, on no device of this person",
    ...{ params: id, answer: null, status: 204, refusals: ["BANNER_NOT_FOUND"] },
  }),
  listBanners: defineRoute({
    ...ADMIN,
    ...{ method: "GET", path: "/api/admin/banners", summary: "Banners, newest first" },
    ...{ rate: "read", answer: bannerList, status: 200, refusals: [] },
  }),
  putUpBanner: defineRoute({
    ...ADMIN,
    ...{ method: "POST", path: "/api/admin/banners", summary: "Put a banner up, now or later" },
    ...{ rate: "write", body: newBanner, answer: bannerList, status: 201 },
    refusals: ["BANNER_ENDS_TOO_EARLY"],
  }),
  takeDownBanner: defineRoute({
    ...ADMIN,
    ...{ method: "DELETE", path: "/api/admin/banners/{id}", summary: "Take a banner down now" },
    ...{ rate: "write", params: id, answer: bannerList, status: 200 },
    refusals: ["BANNER_NOT_FOUND"],
  }),
} as const;
