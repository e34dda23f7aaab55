import { LOCAL_ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import pg from "pg";

/**
 * Returns whether every demo account exists, can be signed in to and had its sign-up gems. Asked at
 * every start, so it loads none of what creates them.
 */
export async function areDemoPeopleSeeded(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection is reported by the running statement.
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as whole from app_user
       where id = any($1) and signup_awarded_at is not null
       and (select count(*) from auth_account
            where user_id = app_user.id and provider_id = any($2)) = cardinality($2)`,
      [DEMO_PEOPLE.map(({ id }) => id), LOCAL_ACCOUNT_PROVIDERS],
    );
    return rows[0].whole === DEMO_PEOPLE.length;
  } finally {
    await client.end();
  }
}
