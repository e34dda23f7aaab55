import { randomUUID } from "node:crypto";
import { TOKEN_SCOPES } from "@kinora/contracts/access/token-scopes";
import type { Database } from "@kinora/database/client";
import type { AccessTokens } from "@kinora/domain/account/account-ports";
import { issueAccessToken } from "@kinora/identity/access/personal-access-token";

const lifetimeDays = 90;

/** Prints a new token of this user, or the list of users who can have one. */
export async function printToken(
  database: Database,
  accessTokens: AccessTokens,
  handle: string | undefined,
  now: Date,
): Promise<{ ok: boolean; text: string }> {
  const people = await database
    .selectFrom("app_user")
    .select(["id", "handle", "role", "disabled_at"])
    .where("disabled_at", "is", null)
    .orderBy("created_at")
    .orderBy("handle")
    .execute();
  if (handle === undefined) {
    return { ok: true, text: people.map((person) => `${person.handle} ${person.role}`).join("\n") };
  }
  const person = people.find((one) => one.handle === handle);
  if (person === undefined) {
    return { ok: false, text: `Nobody here is called ${handle}: npm run token lists everybody.` };
  }
  const { token } = await issueAccessToken(
    { accessTokens, newId: () => randomUUID() },
    {
      userId: person.id,
      name: "npm run token",
      scopes: TOKEN_SCOPES,
      now,
      expiresAt: new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000),
    },
  );
  return { ok: true, text: token };
}
