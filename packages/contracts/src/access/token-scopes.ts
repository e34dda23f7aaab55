/** What a personal access token may do. A file of its own: the web needs it before any schema. */
export const TOKEN_SCOPES = ["read", "create", "publish"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
