import { defineRoute } from "../http/route.ts";
import { deletionState, deletionWish } from "./deletion.ts";

const OWN = {
  access: "signed-in",
  sessionOnly: true,
  suspendedToo: true,
  beforeConsent: true,
} as const;

/** Deletion of the user's own account. Not open to tokens, but open during a suspension. */
export const deletionRoutes = {
  getDeletion: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/deletion", summary: "Is my account going to be deleted?" },
    ...{ scope: "read", rate: "read", answer: deletionState, status: 200, refusals: [] },
  }),
  askDeletion: defineRoute({
    ...OWN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/me/deletion", summary: "Delete my account in 30 days" },
    ...{ scope: "publish", rate: "write", body: deletionWish, answer: deletionState, status: 200 },
    refusals: ["HANDLE_DIFFERS", "LAST_OWNER"],
  }),
  callOffDeletion: defineRoute({
    ...OWN,
    ...{ method: "DELETE", path: "/api/me/deletion", summary: "Keep my account" },
    ...{ scope: "publish", rate: "write", answer: deletionState, status: 200, refusals: [] },
  }),
} as const;
