import { TOKEN_SCOPES } from "@kinora/contracts/access/token-scopes";
import { TOKENS_MAX } from "@kinora/contracts/account/access-token";
import type {
  AccessTokenRecord,
  AccessTokens,
  NewAccessToken,
} from "@kinora/domain/account/account-ports";
import { Refusal } from "@kinora/domain/refusal";
import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { readTokenSpending } from "../gem/read-token-spending.ts";
import { inTransaction } from "../in-transaction.ts";
import { PREPARED } from "../prepared.ts";
import type { PersonalAccessTokenTable } from "../schema.gen.ts";
import { parseStanding } from "./parse-person.ts";

const scopes = z.array(z.enum(TOKEN_SCOPES));

export function postgresAccessTokens(executor: Database): AccessTokens {
  return {
    add: (token) =>
      inTransaction(executor, async (own) => {
        await refuseMany(own, token.userId);
        await forgetRevoked(own, token.userId);
        await own.insertInto("personal_access_token").values(columnsOf(token)).execute();
        const { userId, id: tokenId } = token;
        const about = { subjectId: userId, userId, payload: { tokenId } };
        await recordEvent(own)({ type: "person.tokenMade", ...about });
      }),

    async of(userId, now) {
      const rows = await executor
        .selectFrom("personal_access_token")
        .selectAll()
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(TOKENS_MAX)
        .execute();
      const ids = rows.map(({ id }) => id);
      const spent = await readTokenSpending(executor, ids, now);
      return rows.map((row) => parseToken(row, spent.get(row.id) ?? { day: 0, month: 0 }));
    },

    async find(tokenHash) {
      const row = await executor
        .selectFrom("personal_access_token as token")
        .innerJoin("app_user as person", "person.id", "token.user_id")
        .select(["person.id", "person.role", "person.tier", "person.disabled_at"])
        .select(["token.id as token_id", "token.scopes", "token.expires_at", "token.revoked_at"])
        .select("token.last_used_at")
        .where("token.token_hash", "=", Buffer.from(tokenHash))
        .modifyEnd(PREPARED)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        tokenId: row.token_id,
        scopes: scopes.parse(row.scopes),
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
        lastUsedAt: row.last_used_at,
        person: parseStanding(row),
      };
    },

    async touch(tokenId, now) {
      await executor
        .updateTable("personal_access_token")
        .set({ last_used_at: now })
        .where("id", "=", tokenId)
        .execute();
    },

    async revoke(userId, tokenId, now) {
      const { numUpdatedRows } = await executor
        .updateTable("personal_access_token")
        .set({ revoked_at: now })
        .where("id", "=", tokenId)
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function columnsOf({ tokenHash, ...token }: NewAccessToken): Insertable<PersonalAccessTokenTable> {
  const { id, name, createdAt, expiresAt, limits } = token;
  return {
    ...{ id, name, user_id: token.userId, token_hash: Buffer.from(tokenHash) },
    ...{ scopes: [...token.scopes], created_at: createdAt, expires_at: expiresAt },
    ...{ spend_day: limits.day, spend_month: limits.month },
  };
}

const parseToken = (
  row: Selectable<PersonalAccessTokenTable>,
  spent: AccessTokenRecord["spent"],
): AccessTokenRecord => ({
  ...{ id: row.id, name: row.name, scopes: scopes.parse(row.scopes), spent },
  ...{ createdAt: row.created_at, expiresAt: row.expires_at, lastUsedAt: row.last_used_at },
  limits: { day: row.spend_day, month: row.spend_month },
});

/**
 * Deletes revoked tokens, so that creating and revoking them all day does not add rows. Keeps the
 * newest, so that their use can be answered with "revoked", and those that ordered a story that is
 * still continuing by itself.
 */
async function forgetRevoked(own: Database, userId: string): Promise<void> {
  const revoked = own
    .selectFrom("personal_access_token as token")
    .select("token.id")
    .where("token.user_id", "=", userId)
    .where("token.revoked_at", "is not", null);
  const goingOn = own
    .selectFrom("story")
    .select("token_id")
    .where("user_id", "=", userId)
    .where("until", "is not", null)
    .where("token_id", "is not", null);
  await own
    .deleteFrom("personal_access_token")
    .where("id", "in", revoked)
    .where("id", "not in", revoked.orderBy("token.revoked_at", "desc").limit(TOKENS_MAX))
    .where("id", "not in", goingOn)
    .execute();
}

/**
 * Refusal TOO_MANY_TOKENS. Locks the user's row, so that two concurrent requests cannot both create
 * the last one.
 */
async function refuseMany(own: Database, userId: string): Promise<void> {
  await own.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
  const { count } = await own
    .selectFrom("personal_access_token")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= TOKENS_MAX) throw new Refusal("TOO_MANY_TOKENS", { limit: TOKENS_MAX });
}
