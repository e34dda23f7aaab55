/** Refusals for who somebody is. */
export const accountRefusals = {
  SIGN_IN_REQUIRED: 401,
  TOKEN_EXPIRED: 401,
  SESSION_ENDED: 401,
  ACCOUNT_DISABLED: 403,
  SCOPE_MISSING: 403,
  ROLE_MISSING: 403,
  HANDLE_TAKEN: 409,
} as const;
