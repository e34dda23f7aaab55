import type { ProfileChange } from "@kinora/contracts/account/account";
import { OLD_HANDLE_DAYS, OLD_HANDLES_MAX } from "@kinora/contracts/people/profile";
import { Refusal } from "@kinora/domain/refusal";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../client.ts";

const UNIQUE_VIOLATION = "23505";
const DAY = 24 * 60 * 60_000;

/** Changes a user's profile. Refusals HANDLE_TAKEN, HANDLE_CHANGED_OFTEN, ADULTS_ONLY. */
export async function changePerson(
  transaction: Database,
  userId: string,
  { displayName, bio, handle, likesPublic, adult, matureShown, settings }: ProfileChange,
  now: Date,
): Promise<void> {
  const before = handle === undefined ? undefined : await lockHandle(transaction, userId, handle);
  if (matureShown && !adult) await refuseMinor(transaction, userId);
  try {
    await transaction
      .updateTable("app_user")
      .where("id", "=", userId)
      .set({
        updated_at: now,
        profile_changed_at: sql<Date>`
          case when (display_name, bio, handle) = (${displayName ?? sql.ref("display_name")},
                 ${bio ?? sql.ref("bio")}, ${handle ?? sql.ref("handle")})
               then profile_changed_at else ${now} end`,
        ...(displayName === undefined ? {} : { display_name: displayName }),
        ...(bio === undefined ? {} : { bio }),
        ...(handle === undefined ? {} : { handle }),
        ...(likesPublic === undefined ? {} : { likes_public: likesPublic }),
        // The first time they said so counts.
        ...(adult ? { adult_at: sql<Date>`coalesce(adult_at, ${now}::timestamptz)` } : {}),
        ...(matureShown === undefined ? {} : { mature_shown: matureShown }),
        ...(settings === undefined
          ? {}
          : { settings: sql`settings || ${JSON.stringify(settings)}::jsonb` }),
      })
      .execute();
  } catch (error) {
    if (handle !== undefined && isUniqueViolation(error)) {
      throw new Refusal("HANDLE_TAKEN", { handle });
    }
    throw error;
  }
  if (handle !== undefined && before !== undefined)
    await leaveHandle(transaction, { userId, before, handle, now });
}

/** Nobody is asked for a date of birth: adults are those who say that they are. */
async function refuseMinor(transaction: Database, userId: string): Promise<void> {
  const row = await transaction
    .selectFrom("app_user")
    .select("adult_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row?.adult_at) throw new Refusal("ADULTS_ONLY");
}

/**
 * Returns the user's current handle if it differs from the new one; locks the user until the
 * transaction ends.
 */
async function lockHandle(
  transaction: Database,
  userId: string,
  wish: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom("app_user")
    .select("handle")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.handle === wish ? undefined : row?.handle;
}

interface Leaving {
  readonly userId: string;
  readonly before: string;
  readonly handle: string;
  readonly now: Date;
}

/**
 * Keeps the previous handle redirecting to the user for a while. Runs after the new handle has been
 * taken, so that anyone who gave it up at the same moment has committed that.
 */
async function leaveHandle(
  transaction: Database,
  { userId, before, handle, now }: Leaving,
): Promise<void> {
  const held = await transaction
    .selectFrom("old_handle")
    .select(["handle", "user_id"])
    .where("until", ">", now)
    .where(({ or, eb }) => or([eb("handle", "=", handle), eb("user_id", "=", userId)]))
    .execute();
  if (held.some((row) => row.handle === handle && row.user_id !== userId))
    throw new Refusal("HANDLE_TAKEN", { handle });
  const kept = held.filter((row) => row.handle !== handle && row.handle !== before);
  if (kept.length >= OLD_HANDLES_MAX)
    throw new Refusal("HANDLE_CHANGED_OFTEN", { max: OLD_HANDLES_MAX, days: OLD_HANDLE_DAYS });
  const until = new Date(now.getTime() + OLD_HANDLE_DAYS * DAY);
  await transaction.deleteFrom("old_handle").where("handle", "=", handle).execute();
  await transaction
    .insertInto("old_handle")
    .values({ handle: before, user_id: userId, until })
    .onConflict((conflict) => conflict.column("handle").doUpdateSet({ user_id: userId, until }))
    .execute();
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}
