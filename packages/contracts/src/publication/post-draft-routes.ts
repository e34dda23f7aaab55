import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES } from "../limits.ts";
import { draftId, postDraft, postDrafts, postDraftWish } from "./post-draft.ts";

const OWN = { access: "signed-in", sessionOnly: true } as const;
const READS = { ...OWN, method: "GET", scope: "read", rate: "read", status: 200 } as const;
const CHANGES = { ...OWN, scope: "publish", rate: "write" } as const;

/** Posts that are kept before they are ordered. */
export const postDraftRoutes = {
  listPostDrafts: defineRoute({
    ...READS,
    path: "/api/post-drafts",
    summary: "Posts kept as drafts, the last saved first",
    answer: postDrafts,
    refusals: [],
  }),
  getPostDraft: defineRoute({
    ...READS,
    path: "/api/post-drafts/{id}",
    summary: "One draft",
    params: draftId,
    answer: postDraft,
    refusals: ["POST_DRAFT_NOT_FOUND"],
  }),
  savePostDraft: defineRoute({
    ...CHANGES,
    method: "PUT",
    path: "/api/post-drafts/{id}",
    summary: "Keep all that was entered to publish a work, under an id of one's own choice",
    params: draftId,
    body: postDraftWish,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: postDraft,
    status: 200,
    refusals: ["CREATION_NOT_FOUND", "POST_DRAFT_NOT_FOUND", "POST_DRAFTS_FULL"],
  }),
  deletePostDraft: defineRoute({
    ...CHANGES,
    method: "DELETE",
    path: "/api/post-drafts/{id}",
    summary: "Forget a draft; one that is gone already is no error",
    params: draftId,
    answer: null,
    status: 204,
    refusals: [],
  }),
} as const;
