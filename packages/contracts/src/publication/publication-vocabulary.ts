/** Where works are published; the last one is our own feed. */
export const SOCIAL_PLATFORMS = ["facebook", "instagram", "tiktok", "youtube", "kinora"] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];
/** The platforms of others. */
export type OuterPlatform = Exclude<SocialPlatform, "kinora">;
export const OUTER_PLATFORMS = [
  "facebook",
  "instagram",
  "tiktok",
  "youtube",
] as const satisfies readonly OuterPlatform[];

/** What can be published at each platform. */
export const PUBLICATION_KINDS = {
  facebook: ["reel", "video", "photos", "text"],
  instagram: ["reel", "photos", "video story", "photo story"],
  tiktok: ["video", "draft"],
  youtube: ["short", "video"],
} as const satisfies Record<OuterPlatform, readonly string[]>;
export type PublicationKind<Platform extends OuterPlatform = OuterPlatform> =
  (typeof PUBLICATION_KINDS)[Platform][number];

/**
 * What a failure means to whoever schedules: `reauth` the person signs in again · `reconnect_other`
 * another account, role or page is needed, signing in again does not help · `retry` later, with the
 * same handle · `limit` not before a known time · `permanent` never with this content · `unknown`
 * nobody can tell what it means.
 */
export const PUBLICATION_FAILURES = [
  "reauth",
  "reconnect_other",
  "retry",
  "limit",
  "permanent",
  "unknown",
] as const;
export type PublicationFailureClass = (typeof PUBLICATION_FAILURES)[number];

/** Why something failed, as a person is told; the sentence and what to do belong to the code. */
export const PUBLICATION_FAILURE_CODES = [
  "token_refused",
  "permission_missing",
  "account_restricted",
  "no_account",
  "unreachable",
  "platform_error",
  "not_ready",
  "upload_lost",
  "rate_limited",
  "quota_reached",
  "media_refused",
  "text_refused",
  "settings_refused",
  "policy",
  "duplicate",
  "processing_failed",
  "not_reachable_from_outside",
  "handle_gone",
  "not_found",
  "not_understood",
] as const;
export type PublicationFailureCode = (typeof PUBLICATION_FAILURE_CODES)[number];

/** Why an account is listed and cannot be connected. */
export const UNCONNECTABLE_REASONS = [
  "no_token",
  "no_permission",
  "not_professional",
  "no_channel",
] as const;
export type UnconnectableReason = (typeof UNCONNECTABLE_REASONS)[number];

/** Which of a platform's ways to sign in an account was connected by. */
export const SIGN_IN_FLAVOURS = ["platform", "facebook-login", "instagram-login"] as const;
export type SignInFlavour = (typeof SIGN_IN_FLAVOURS)[number];
