import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import {
  collectionChange,
  collectionPage,
  newCollection,
  pickedCollectionPage,
  pickedCollectionQuery,
  shownCollection,
} from "./collection.ts";

const name = z.string().min(1).max(64);
const READS = { scope: "read", rate: "read", method: "GET", status: 200 } as const;
const CHANGES = { access: "signed-in", scope: "publish", rate: "write" } as const;
const DONE = { answer: null, status: 204 } as const;
const ONE = { path: "/api/collections/{id}", params: z.object({ id: name }) } as const;
const WORK = {
  ...{ ...CHANGES, ...DONE },
  path: "/api/collections/{id}/works/{workId}",
  params: z.object({ id: name, workId: name }),
} as const;
const MEMBER = {
  ...{ ...CHANGES, ...DONE },
  path: "/api/collections/{id}/members/{handle}",
  params: z.object({ id: name, handle: name }),
} as const;
const FOUND = "COLLECTION_NOT_FOUND";
const YOURS = "COLLECTION_NOT_YOURS";

/** Collections; their works are read as a feed (GET /api/feed?kind=recent&collection=…). */
export const collectionRoutes = {
  listCollections: defineRoute({
    ...{ ...READS, access: "optional", path: "/api/people/{handle}/collections" },
    summary: "A person's public collections, the latest first",
    ...{ params: z.object({ handle: name }), query: pageQuery },
    ...{ answer: collectionPage, refusals: ["PERSON_NOT_FOUND"] },
  }),
  listOwnCollections: defineRoute({
    ...{ ...READS, access: "signed-in", path: "/api/me/collections" },
    summary: "Own collections and those one adds to or is asked to, the latest first",
    ...{ query: pickedCollectionQuery, answer: pickedCollectionPage, refusals: [] },
  }),
  getCollection: defineRoute({
    ...{ ...READS, ...ONE, access: "optional", summary: "A collection, and who adds to it" },
    ...{ answer: shownCollection, refusals: [FOUND] },
  }),
  createCollection: defineRoute({
    ...{ ...CHANGES, method: "POST", path: "/api/collections", idempotent: true },
    ...{ summary: "Begin a collection", body: newCollection, answer: shownCollection, status: 201 },
    refusals: ["COLLECTIONS_FULL", "IDEMPOTENCY_KEY_REUSED"],
  }),
  changeCollection: defineRoute({
    ...{ ...CHANGES, ...ONE, method: "PATCH", summary: "Change title, text or visibility" },
    ...{ body: collectionChange, answer: shownCollection, status: 200, refusals: [FOUND, YOURS] },
  }),
  deleteCollection: defineRoute({
    ...{ ...CHANGES, ...ONE, ...DONE, method: "DELETE" },
    ...{ summary: "Delete a collection; its works stay", refusals: [FOUND, YOURS] },
  }),
  collectWork: defineRoute({
    ...{ ...WORK, method: "PUT", summary: "Add a work; nothing changes when it is in already" },
    refusals: [
      FOUND,
      YOURS,
      "CREATION_NOT_FOUND",
      "COLLECTION_FULL",
      "COLLECTED_TOO_FAST",
      "COLLECTED_UNPUBLISHED",
    ],
  }),
  uncollectWork: defineRoute({
    ...{ ...WORK, method: "DELETE", refusals: [FOUND, YOURS] },
    summary: "Take a work out: the owner anybody's, others what they added",
  }),
  inviteMember: defineRoute({
    ...{ ...MEMBER, method: "PUT", summary: "Ask a person to add to one's collection" },
    refusals: [
      FOUND,
      YOURS,
      "PERSON_NOT_FOUND",
      "PERSON_BLOCKED",
      "COLLECTION_MEMBERS_FULL",
      "COLLECTION_OWN_INVITATION",
    ],
  }),
  removeMember: defineRoute({
    ...{ ...MEMBER, method: "DELETE", refusals: [FOUND, YOURS, "PERSON_NOT_FOUND"] },
    summary: "The owner: ask a person no longer. Oneself: decline, or add to it no longer",
  }),
  joinCollection: defineRoute({
    ...{ ...CHANGES, ...DONE, method: "POST", path: "/api/collections/{id}/membership" },
    ...{ params: ONE.params, summary: "Accept an invitation", refusals: [FOUND, YOURS] },
  }),
} as const;
