import { z } from "zod";
import { currentUser } from "../account/account.ts";
import { defineRoute } from "../http/route.ts";
import { followState } from "./follow.ts";
import { avatarWish, profile } from "./profile.ts";

const AVATAR = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  path: "/api/me/avatar",
  answer: currentUser,
  status: 200,
} as const;

const handle = z.object({ handle: z.string().min(1).max(64) });
const FOLLOW = {
  access: "signed-in",
  scope: "publish",
  rate: "write",
  path: "/api/people/{handle}/follow",
  params: handle,
  answer: followState,
  status: 200,
} as const;

/** Public profiles, whom the user follows, and the user's own picture. */
export const profileRoutes = {
  getProfile: defineRoute({
    ...{ access: "optional", scope: "read", rate: "read" },
    ...{ method: "GET", path: "/api/people/{handle}" },
    summary: "A person, by their handle or one they had before",
    params: handle,
    ...{ answer: profile, status: 200, refusals: ["PERSON_NOT_FOUND"] },
  }),
  followPerson: defineRoute({
    ...FOLLOW,
    ...{ method: "POST", summary: "Follow a person; nothing changes when one does already" },
    refusals: ["PERSON_NOT_FOUND", "FOLLOW_SELF", "PERSON_BLOCKED", "FOLLOWING_FULL"],
  }),
  unfollowPerson: defineRoute({
    ...FOLLOW,
    ...{ method: "DELETE", summary: "Follow a person no longer", refusals: ["PERSON_NOT_FOUND"] },
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
