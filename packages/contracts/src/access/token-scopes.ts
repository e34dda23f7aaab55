/**
 * Scopes of a personal access token. In a file of its own, because the web needs it before any
 * schema.
 */
export const TOKEN_SCOPES = ["read", "create", "publish"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
