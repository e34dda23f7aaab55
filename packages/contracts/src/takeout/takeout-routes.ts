import { defineRoute } from "../http/route.ts";
import { takeout, takeoutAddress } from "./takeout.ts";

const OWN = {
  access: "signed-in",
  sessionOnly: true,
  suspendedToo: true,
  beforeConsent: true,
} as const;

/** All data of a user in one archive. Not open to tokens, but open to disabled accounts. */
export const takeoutRoutes = {
  getTakeout: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/takeout", summary: "How far the archive of my data is" },
    ...{ scope: "read", rate: "read", answer: takeout, status: 200, refusals: [] },
  }),
  askForTakeout: defineRoute({
    ...OWN,
    ...{ method: "POST", path: "/api/me/takeout" },
    summary: "Have everything of mine put together; once a day",
    ...{ scope: "publish", rate: "write", answer: takeout, status: 202 },
    refusals: ["TAKEOUT_TODAY"],
  }),
  downloadTakeout: defineRoute({
    ...{ method: "GET", path: "/api/me/takeout/file", access: "public" },
    summary: "The archive (ZIP), or a range of it, by the signed address of getTakeout",
    ...{ scope: "read", rate: "read", query: takeoutAddress, answer: "stream", status: 200 },
    refusals: ["TAKEOUT_NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
  }),
} as const;
