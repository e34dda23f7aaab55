import { z } from "zod";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";

/** For how long a handle that somebody had leads to them, and is nobody else's. */
export const OLD_HANDLE_DAYS = 90;
/** How many of them a person may have at a time. */
export const OLD_HANDLES_MAX = 4;

/** GET /api/people/{handle}: what everybody may know of a person. */
export const profile = person
  .extend({
    bio: z.string(),
    joinedAt: z.iso.datetime(),
    /** Works of theirs in the feed, and the likes others gave them. */
    works: z.int(),
    likes: z.int(),
    /** Does everybody see what they like? */
    likesPublic: z.boolean(),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof profile>;

const id = unshown(z.string().min(1).max(64), "an id");
/** PUT /api/me/avatar: an uploaded picture that is ready, or a work of one's own. */
export const avatarWish = z.union([
  z.strictObject({ uploadId: id }),
  z.strictObject({ creationId: id }),
]);
export type AvatarWish = z.infer<typeof avatarWish>;
