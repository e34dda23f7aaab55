import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { reviewAnswers, reviewDesk } from "./review.ts";

const DOOR = { method: "POST", access: "signed-in", scope: "create", rate: "write" } as const;
const OWN = { ...DOOR, answer: reviewDesk, status: 200, sessionOnly: true } as const;
const params = z.object({ id: z.string().min(1).max(64) });

/** Reviews of strangers' works, for gems. Programs cannot look at works, so tokens cannot review. */
export const reviewRoutes = {
  drawReviews: defineRoute({
    ...OWN,
    ...{ path: "/api/reviews", summary: "Draw works to review, unless some lie ready" },
    refusals: [],
  }),
  answerReview: defineRoute({
    ...OWN,
    ...{ path: "/api/reviews/{id}/answers", params, body: reviewAnswers },
    summary: "Answer the three questions about a drawn work; the same answers again change nothing",
    refusals: ["REVIEW_NOT_FOUND", "REVIEW_OVER", "REVIEW_TOO_SOON"],
  }),
  skipReview: defineRoute({
    ...OWN,
    ...{ path: "/api/reviews/{id}/skip", params },
    summary: "Pass over a drawn work, which does not come back",
    refusals: ["REVIEW_NOT_FOUND", "REVIEW_OVER"],
  }),
} as const;
