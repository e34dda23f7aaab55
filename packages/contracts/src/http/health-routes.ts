import { health, readiness } from "../health/health.ts";
import { defineRoute } from "./route.ts";

/** Health of the service. */
export const healthRoutes = {
  getHealth: defineRoute({
    method: "GET",
    path: "/api/health",
    summary: "How the service is, and what is simulated; answers as long as the api lives",
    access: "public",
    scope: "read",
    rate: "read",
    answer: health,
    status: 200,
    refusals: [],
  }),
  getReadiness: defineRoute({
    method: "GET",
    path: "/api/health/ready",
    summary: "Are database, media and at least one worker there?",
    access: "public",
    scope: "read",
    rate: "read",
    answer: readiness,
    status: 200,
    refusals: ["SERVICE_UNAVAILABLE"],
  }),
} as const;
