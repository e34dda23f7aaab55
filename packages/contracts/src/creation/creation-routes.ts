import { z } from "zod";
import { pageOf, pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES, LIBRARY_SEARCH_MAX } from "../limits.ts";
import { formRefusals } from "../prompt/prompt-routes.ts";
import { provenance } from "../provenance/provenance.ts";
import { createRequest } from "./create-request.ts";
import { creation, creationCard } from "./creation.ts";
import { bulkAction, bulkOutcome, creationAction } from "./creation-action.ts";
import { creationChange } from "./title.ts";
import { workStandings } from "./work-standing.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/** Creations: ordering, finding, changing and acting on them. */
export const creationRoutes = {
  createCreation: defineRoute({
    method: "POST",
    path: "/api/creations",
    summary: "Start a creation",
    access: "signed-in",
    scope: "create",
    rate: "create",
    idempotent: true,
    body: createRequest,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: creation,
    status: 202,
    refusals: [
      ...formRefusals,
      "CREATION_NOT_FOUND",
      "CHANGE_LIMIT",
      "INSUFFICIENT_GEMS",
      "HOSTED_BUDGET_SPENT",
      "HOSTED_GIVEN_SPENT",
      "QUEUE_FULL",
      "TOO_MANY_WORKS",
      "HOSTED_FULL",
      "PRIVATE_FULL",
      "QUOTE_NOT_FOUND",
      "QUOTE_EXPIRED",
      "QUOTE_USED",
    ],
  }),
  listCreations: defineRoute({
    method: "GET",
    path: "/api/creations",
    summary: "Own creations, newest first",
    access: "signed-in",
    scope: "read",
    rate: "read",
    query: pageQuery.extend({
      view: z.enum(["library", "trash"]).default("library"),
      /** Beginnings of words in the title or prompt, in any order. */
      q: z.string().trim().max(LIBRARY_SEARCH_MAX).optional(),
    }),
    answer: pageOf(creationCard),
    status: 200,
    refusals: [],
  }),
  getWorkStandings: defineRoute({
    method: "GET",
    path: "/api/me/work-standing",
    summary:
      "How many of one's own works stand where: in the feed, scheduled, private, in the trash",
    access: "signed-in",
    scope: "read",
    rate: "read",
    answer: workStandings,
    status: 200,
    refusals: [],
  }),
  getCreation: defineRoute({
    method: "GET",
    path: "/api/creations/{id}",
    summary: "One creation",
    access: "optional",
    scope: "read",
    rate: "read",
    params: id,
    answer: creation,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  changeCreation: defineRoute({
    method: "PATCH",
    path: "/api/creations/{id}",
    summary: "Give an own creation a title, or take it away",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    params: id,
    body: creationChange,
    answer: creation,
    status: 200,
    refusals: ["CREATION_NOT_FOUND", "ACTION_FORBIDDEN", "ACTION_IMPOSSIBLE", "CHANGE_LIMIT"],
  }),
  getProvenance: defineRoute({
    method: "GET",
    path: "/api/creations/{id}/provenance",
    summary: "What the file of a creation says of its making, and whether its signature holds",
    access: "optional",
    scope: "read",
    rate: "read",
    params: id,
    answer: provenance,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  actOnCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/actions",
    summary: "Do something with a creation",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    params: id,
    body: creationAction,
    answer: creation,
    status: 200,
    refusals: [
      "CREATION_NOT_FOUND",
      "ACTION_FORBIDDEN",
      "ACTION_IMPOSSIBLE",
      "ADMINS_ONLY",
      "CASE_TAKEN",
      "CHANGE_LIMIT",
      "INSUFFICIENT_GEMS",
      "UPLOAD_UNSAFE",
      "MODEL_UNAVAILABLE",
      "MODEL_NOT_OFFERED",
      "HOSTED_PAUSED",
      "HOSTED_BUDGET_SPENT",
      "HOSTED_GIVEN_SPENT",
      "QUEUE_FULL",
      "HOSTED_FULL",
      "PRIVATE_FULL",
    ],
  }),
  actOnCreations: defineRoute({
    method: "POST",
    path: "/api/creations/actions",
    summary: "Do the same with up to 200 own creations; says of each what became of it",
    access: "signed-in",
    scope: "publish",
    rate: "bulk",
    inParts: true,
    body: bulkAction,
    answer: bulkOutcome,
    status: 200,
    refusals: [],
  }),
} as const;
