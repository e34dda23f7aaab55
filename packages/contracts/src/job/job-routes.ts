import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { jobPage, jobQuery, jobReason, letterPage, letterQuery } from "./job.ts";

const ADMIN = { access: "signed-in", scope: "publish", role: "admin" } as const;
const id = z.object({ id: z.uuid() });
const letter = z.object({
  listener: z.string().min(1).max(64),
  number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** Background jobs, as admins see them. */
export const jobRoutes = {
  listJobs: defineRoute({
    ...ADMIN,
    ...{ method: "GET", path: "/api/admin/jobs", summary: "Jobs of one state, newest first" },
    ...{ rate: "read", query: jobQuery, answer: jobPage, status: 200, refusals: [] },
  }),
  retryJob: defineRoute({
    ...ADMIN,
    ...{ method: "POST", path: "/api/admin/jobs/{id}/retry" },
    summary: "Have a job that waits for an answer from outside taken up now",
    ...{ rate: "write", params: id, body: jobReason, answer: null, status: 204 },
    refusals: ["JOB_NOT_FOUND", "JOB_ENDED"],
  }),
  cancelJob: defineRoute({
    ...ADMIN,
    ...{ method: "POST", path: "/api/admin/jobs/{id}/cancel" },
    summary: "Give up a job that does not end; its gems go back",
    ...{ rate: "write", params: id, body: jobReason, answer: null, status: 204 },
    refusals: ["JOB_NOT_FOUND", "JOB_ENDED", "JOB_NOT_CANCELLABLE"],
  }),
  listDeadLetters: defineRoute({
    ...ADMIN,
    ...{ method: "GET", path: "/api/admin/letters" },
    summary: "Events that listeners gave up, newest first",
    ...{ rate: "read", query: letterQuery, answer: letterPage, status: 200, refusals: [] },
  }),
  retryLetter: defineRoute({
    ...ADMIN,
    ...{ method: "POST", path: "/api/admin/letters/{listener}/{number}/retry" },
    summary: "Give a listener once more what it gave up",
    ...{ rate: "write", params: letter, body: jobReason, answer: null, status: 204 },
    refusals: ["LETTER_NOT_FOUND"],
  }),
} as const;
