/**
 * better-auth's tables under our names (migration 0001_account.sql). app_user is its user table,
 * with one row per user, so no user can be half-created.
 */
const moments = { createdAt: "created_at", updatedAt: "updated_at" } as const;

export const userTable = {
  modelName: "app_user",
  fields: {
    ...moments,
    name: "display_name",
    emailVerified: "email_verified",
    image: "avatar_url",
  },
  additionalFields: {
    // Not required from the provider: the hook that creates a user sets it, and the table requires
    // it.
    handle: { type: "string", required: false, unique: true, input: false },
    role: { type: "string", required: true, defaultValue: "user", input: false },
  },
} as const;

export const sessionTable = {
  modelName: "auth_session",
  fields: {
    ...moments,
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    userId: "user_id",
  },
} as const;

export const accountTable = {
  modelName: "auth_account",
  fields: {
    ...moments,
    accountId: "account_id",
    providerId: "provider_id",
    userId: "user_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
  },
} as const;

export const verificationTable = {
  modelName: "auth_verification",
  fields: { ...moments, expiresAt: "expires_at" },
} as const;

export const rateLimitTable = {
  modelName: "auth_rate_limit",
  fields: { lastRequest: "last_request" },
} as const;

export const jwksTable = {
  modelName: "auth_jwks",
  fields: {
    publicKey: "public_key",
    privateKey: "private_key",
    createdAt: "created_at",
    expiresAt: "expires_at",
  },
} as const;
