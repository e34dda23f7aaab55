import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isBoardHeld } from "../creation/board-hold.ts";
import { onLegalHold } from "../creation/legal-hold.ts";
import { isProfileHeld } from "../creation/profile-hold.ts";

const hasHeld = (userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`(
  exists (select from creation where creation.user_id = ${userId} and ${onLegalHold(now)})
  or exists (select from story where story.user_id = ${userId} and ${isBoardHeld("story", now)})
  or ${isProfileHeld(userId, now)})`;

/**
 * Keeps the names and the address of a person who is about to be erased, for as long as anything of
 * theirs is on legal hold: whoever an authority asks about.
 */
export async function keepHeldAccount(own: Database, userId: string, now: Date): Promise<void> {
  await sql`
    insert into held_account (user_id, handle, display_name, email)
    select id, handle, display_name, email from app_user
     where id = ${userId} and erased_at is null and ${hasHeld(sql`app_user.id`, now)}
        on conflict do nothing`.execute(own);
}

/** Removes what was kept of erased people of whom nothing is on legal hold any more. */
export async function forgetHeldAccounts(executor: Database, now: Date): Promise<void> {
  await sql`
    delete from held_account where not ${hasHeld(sql`held_account.user_id`, now)}`.execute(
    executor,
  );
}
