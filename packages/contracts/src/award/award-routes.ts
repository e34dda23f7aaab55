import { defineRoute } from "../http/route.ts";
import { awardProgress, dailyClaim, streakChoice } from "./award.ts";
import { awardDryRun, dryRunQuery } from "./dry-run.ts";

/** Awards of gems: the daily claim, streaks, active days and published works. */
export const awardRoutes = {
  claimDaily: defineRoute({
    ...{ method: "POST", path: "/api/gems/daily-claim", access: "signed-in", scope: "create" },
    summary: "Claim today's gems",
    ...{ rate: "write", answer: dailyClaim, status: 200 },
    refusals: ["DAILY_ALREADY_CLAIMED", "AWARDS_OFF"],
  }),
  getAwards: defineRoute({
    ...{ method: "GET", path: "/api/awards", access: "signed-in", scope: "read" },
    summary: "Streak, active days of the week, and awards for published works",
    ...{ rate: "read", answer: awardProgress, status: 200, refusals: [] },
  }),
  chooseStreaks: defineRoute({
    ...{ method: "PUT", path: "/api/awards/streaks", access: "signed-in", scope: "publish" },
    summary: "Show streaks and offer the daily gems in the bell, or don't",
    ...{ rate: "write", body: streakChoice, answer: awardProgress, status: 200, refusals: [] },
  }),
  getAwardDryRun: defineRoute({
    ...{ method: "GET", path: "/api/admin/awards/dry-run", access: "signed-in", scope: "publish" },
    summary: "What made-up members would get and spend with these amounts",
    ...{ role: "owner", rate: "bulk", inParts: true, query: dryRunQuery },
    ...{ answer: awardDryRun, status: 200, refusals: [] },
  }),
} as const;
