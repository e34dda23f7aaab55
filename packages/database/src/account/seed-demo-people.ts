import { LOCAL_ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import { DEMO_PEOPLE, type DemoPerson } from "@kinora/domain/account/demo-people";
import { avatarAddress } from "@kinora/domain/account/draw-avatar";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/**
 * Creates the demo accounts of a local server, which only the built-in provider can sign in. Safe
 * to repeat: changes made since (a name, a role) are kept.
 */
export async function seedDemoPeople(database: Database): Promise<void> {
  const people = DEMO_PEOPLE.map(({ id, handle, displayName, email, bio, role }) => ({
    id,
    handle,
    display_name: displayName,
    email,
    email_verified: true,
    avatar_url: avatarAddress(id),
    bio,
    role,
    // Makes them older, because reports by newcomers carry no weight.
    created_at: sql<Date>`now() - interval '30 days'`,
  }));
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto("app_user")
      .values(people)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Excludes accounts whose handle or address is taken.
    const seeded = await transaction
      .selectFrom("app_user")
      .select("id")
      .where(
        "id",
        "in",
        people.map(({ id }) => id),
      )
      .execute();
    const accounts = DEMO_PEOPLE.filter((person) => seeded.some(({ id }) => id === person.id));
    if (accounts.length === 0) return;
    await transaction
      .insertInto("auth_account")
      .values(accounts.flatMap(accountRows))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function accountRows({ id, subject }: DemoPerson) {
  return LOCAL_ACCOUNT_PROVIDERS.map((provider) => ({
    id: `${id}_${provider}`,
    account_id: subject,
    provider_id: provider,
    user_id: id,
  }));
}
