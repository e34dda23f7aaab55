import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newInvitation, switchChange, switchesPage } from "./switch.ts";

const OWNER = { access: "signed-in", scope: "publish", role: "owner" } as const;

/** Features that the owner switches off temporarily, and who may sign up. */
export const switchRoutes = {
  getSwitches: defineRoute({
    ...OWNER,
    ...{ method: "GET", path: "/api/admin/switches", summary: "Switches and their history" },
    ...{ rate: "read", answer: switchesPage, status: 200, refusals: [] },
  }),
  changeSwitches: defineRoute({
    ...OWNER,
    ...{ method: "PUT", path: "/api/admin/switches", summary: "Set all switches" },
    ...{ rate: "write", body: switchChange, answer: switchesPage, status: 200 },
    refusals: ["SENTENCE_MISSING", "ENGINE_UNKNOWN"],
  }),
  invite: defineRoute({
    ...OWNER,
    ...{ method: "POST", path: "/api/admin/invitations" },
    summary: "Make a link with which one person may sign up",
    ...{ rate: "write", answer: newInvitation, status: 201, refusals: ["TOO_MANY_INVITATIONS"] },
  }),
  revokeInvitation: defineRoute({
    ...OWNER,
    ...{ method: "DELETE", path: "/api/admin/invitations/{id}" },
    summary: "Take an invitation back",
    params: z.object({ id: z.string().min(1).max(64) }),
    ...{ rate: "write", answer: switchesPage, status: 200, refusals: ["INVITATION_NOT_FOUND"] },
  }),
} as const;
