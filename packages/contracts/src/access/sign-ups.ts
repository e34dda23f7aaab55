/** Who may sign up: everyone, users with an invitation, or nobody. */
export const SIGN_UPS = ["open", "invitation", "closed"] as const;
export type SignUps = (typeof SIGN_UPS)[number];
