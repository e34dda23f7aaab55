import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import type { NamedListener } from "../event/deliver-events.ts";
import { postgresAvatars } from "./postgres-profiles.ts";

/**
 * Nobody wears a picture of their own work that the staff restricted. Its file opens no longer from
 * the first moment; it is taken off once that is final.
 */
export const wornPictureListener = (now: () => Date): NamedListener => ({
  name: "worn picture",
  hears: ["creation.changed"],
  async hear({ subjectId, userId }, transaction) {
    const worn = await transaction
      .selectFrom("avatar_media")
      .innerJoin("creation", "creation.id", "avatar_media.creation_id")
      .select("avatar_media.user_id")
      .where("creation.id", "=", subjectId)
      .where("creation.moderator_hidden", "=", true)
      .where("creation.status", "is distinct from", "review")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("pending_decision").where("creation_id", "=", subjectId))),
      )
      .executeTakeFirst();
    if (worn?.user_id === userId)
      await postgresAvatars(transaction).remove(userId, avatarAddress(userId), now());
  },
});
