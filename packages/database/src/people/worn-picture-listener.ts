import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import { sql } from "kysely";
import type { NamedListener } from "../event/deliver-events.ts";
import { isKeptOff } from "../moderation/kept-off.ts";
import { postgresAvatars } from "./postgres-profiles.ts";

/**
 * Nobody wears a picture of their own work that the staff restricted. Its file opens no longer from
 * the first moment; it is taken off once that is final.
 */
export const wornPictureListener = (now: () => Date): NamedListener => ({
  name: "worn picture",
  hears: ["creation.changed"],
  async hear({ subjectId, userId }, transaction) {
    const wornOf = () =>
      sql`
      select from avatar_media join creation on creation.id = avatar_media.creation_id
       where avatar_media.user_id = ${userId} and creation.id = ${subjectId}
         and ${isKeptOff("creation")}`.execute(transaction);
    if ((await wornOf()).rows.length === 0) return;
    // They may be choosing another one.
    await sql`select from app_user where id = ${userId} for no key update`.execute(transaction);
    if ((await wornOf()).rows.length === 0) return;
    await postgresAvatars(transaction).remove(userId, avatarAddress(userId), now());
  },
});
