import { z } from "zod";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";
import { relation } from "./follow.ts";

/** Days for which a user's previous handle redirects to them and is not available to others. */
export const OLD_HANDLE_DAYS = 90;
/** Maximum previous handles of a user at a time. */
export const OLD_HANDLES_MAX = 4;

/** GET /api/people/{handle}: public facts about a user. */
export const profile = person
  .extend({
    bio: z.string(),
    joinedAt: z.iso.datetime(),
    /** Their works in the feed, and the likes these got from others. */
    works: z.int(),
    likes: z.int(),
    /** True when the user's likes are public. */
    likesPublic: z.boolean(),
    /** People who follow them, and whom they follow. */
    followers: z.int(),
    follows: z.int(),
    /** Null for visitors who are not signed in, and on one's own profile. */
    you: relation.nullable(),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof profile>;

const id = unshown(z.string().min(1).max(64), "an id");
/** PUT /api/me/avatar: an uploaded picture that is ready, or one of the user's works. */
export const avatarWish = z.union([
  z.strictObject({ uploadId: id }),
  z.strictObject({ creationId: id }),
]);
export type AvatarWish = z.infer<typeof avatarWish>;
