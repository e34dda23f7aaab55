/** Refusals about accounts at social platforms. */
export const connectionRefusals = {
  /** The server has no keys of this platform. */
  PLATFORM_NOT_SET_UP: 409,
  CONNECTION_NOT_FOUND: 404,
  /** Not begun here or by somebody else, answered before, or too long ago. */
  CONNECTING_ENDED: 409,
  /** Not among the accounts that the platform offered. */
  ACCOUNT_NOT_OFFERED: 422,
  /** The social plan has no room for more accounts. `details`: limit, plan. */
  CONNECTIONS_FULL: 409,
} as const;
