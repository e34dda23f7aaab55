/** Roles of people, from the least to the most powerful. */
export const ROLES = ["user", "moderator", "admin", "owner"] as const;
export type PersonRole = (typeof ROLES)[number];
