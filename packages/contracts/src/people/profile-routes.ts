import { z } from "zod";
import { currentUser } from "../account/account.ts";
import { defineRoute } from "../http/route.ts";
import { avatarWish, profile } from "./profile.ts";

const AVATAR = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  path: "/api/me/avatar",
  answer: currentUser,
  status: 200,
} as const;

/** Public profiles, and the user's own picture. */
export const profileRoutes = {
  getProfile: defineRoute({
    ...{ access: "public", scope: "read", rate: "read" },
    ...{ method: "GET", path: "/api/people/{handle}" },
    summary: "A person, by their handle or one they had before",
    params: z.object({ handle: z.string().min(1).max(64) }),
    ...{ answer: profile, status: 200, refusals: ["PERSON_NOT_FOUND"] },
  }),
  chooseAvatar: defineRoute({
    ...AVATAR,
    ...{ method: "PUT", summary: "Choose an upload or a work as one's picture", body: avatarWish },
    refusals: ["UPLOAD_NOT_FOUND", "CREATION_NOT_FOUND", "AVATAR_UNFIT"],
  }),
  removeAvatar: defineRoute({
    ...AVATAR,
    ...{ method: "DELETE", summary: "Take one's own picture away", refusals: [] },
  }),
} as const;
