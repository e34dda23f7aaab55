import { z } from "zod";
import { TOKEN_SCOPES } from "../access/token-scopes.ts";
import { unshown } from "../field/unshown.ts";
import { TOKEN_NAME_MAX } from "../limits.ts";

/** Maximum tokens of a user, including expired ones that were not removed. */
export const TOKENS_MAX = 20;
export const TOKEN_DAYS_MAX = 366;
/** Highest limit that can be set. */
export const TOKEN_SPEND_MAX = 1_000_000;

const spendLimit = z.int().min(0).max(TOKEN_SPEND_MAX).nullable();
const name = z.string().trim().min(1).max(TOKEN_NAME_MAX);

/** POST /api/me/access-tokens */
export const newAccessToken = z.strictObject({
  name: unshown(name, "only whoever gave it reads it"),
  scopes: z
    .array(z.enum(TOKEN_SCOPES))
    .min(1)
    .max(TOKEN_SCOPES.length)
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  /** Days until the token expires. */
  days: z.int().min(1).max(TOKEN_DAYS_MAX),
  /** Gems that the token may spend per day and per month (UTC); null for no limit. */
  spendDay: spendLimit.default(null),
  spendMonth: spendLimit.default(null),
});
export type AccessTokenWish = z.infer<typeof newAccessToken>;

const spending = z.object({ spent: z.int(), limit: z.int().nullable() });
export const accessToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean(),
    /** To the minute; null when never used. */
    lastUsedAt: z.iso.datetime().nullable(),
    /** Gems of this day and of this month (UTC), spent or held for work in progress. */
    day: spending,
    month: spending,
  })
  .meta({ id: "AccessToken" });
export type AccessToken = z.infer<typeof accessToken>;

/** GET /api/me/access-tokens, newest first. */
export const accessTokenList = z.object({ items: z.array(accessToken) });

/** The only response that contains the token. */
export const issuedToken = z.object({ token: z.string(), id: z.string() });
export type IssuedToken = z.infer<typeof issuedToken>;
