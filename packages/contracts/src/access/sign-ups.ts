/** Who may sign up: anybody, whoever has a link for one person, nobody. */
export const SIGN_UPS = ["open", "invitation", "closed"] as const;
export type SignUps = (typeof SIGN_UPS)[number];
