import type { PersonRole } from "@kinora/contracts/access/roles";
import type { SOCIAL_PLANS, Tier } from "@kinora/contracts/account/account";
import type { Settings } from "@kinora/contracts/account/appearance";

/** A person as the server stores them. The email address never leaves the identity package. */
export interface PersonRecord {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly bio: string;
  readonly role: PersonRole;
  readonly tier: Tier;
  readonly socialPlan: (typeof SOCIAL_PLANS)[number];
  readonly settings: Settings;
  /** True when the person's likes are public. */
  readonly likesPublic: boolean;
  /** When they said that they are an adult; null when they never did. */
  readonly adultAt: Date | null;
  /** True when they are shown mature works. */
  readonly matureShown: boolean;
  readonly signupAwardedAt: Date | null;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}
