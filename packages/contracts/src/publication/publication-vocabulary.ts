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
  "comments_disabled",
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

/** Who may see a post of TikTok, in its own terms; its creators are offered some of them. */
export const TIKTOK_AUDIENCES = [
  "PUBLIC_TO_EVERYONE",
  "MUTUAL_FOLLOW_FRIENDS",
  "FOLLOWER_OF_CREATOR",
  "SELF_ONLY",
] as const;
export type TikTokAudience = (typeof TIKTOK_AUDIENCES)[number];

export const YOUTUBE_VISIBILITIES = ["private", "unlisted", "public"] as const;
export type YouTubeVisibility = (typeof YOUTUBE_VISIBILITIES)[number];

/** Ids of YouTube's categories that a video may have in every country. */
export const YOUTUBE_CATEGORIES = [
  ...(["1", "2", "10", "15", "17", "19", "20", "22"] as const),
  ...(["23", "24", "25", "26", "27", "28", "29"] as const),
] as const;
export type YouTubeCategory = (typeof YOUTUBE_CATEGORIES)[number];

/**
 * What became of a post. What happens to it later at the platform is a fact of its own and changes
 * nothing here.
 */
export const POST_OUTCOMES = ["scheduled", "done", "fail"] as const;
export type PostOutcome = (typeof POST_OUTCOMES)[number];

/**
 * What stands behind an outcome. `draft` not ordered yet · `scheduled` its time has not come ·
 * `publishing` · `unconfirmed`: it may be there, and its owner says whether it is · `needs_reconnect`: goes
 * on when the account is connected again · `paused`: older than it should be, its owner decides ·
 * `over`.
 */
export const POST_STAGES = [
  ...(["draft", "scheduled", "publishing", "unconfirmed"] as const),
  ...(["needs_reconnect", "paused", "over"] as const),
] as const;
export type PostStage = (typeof POST_STAGES)[number];

/**
 * What became of the comment that follows a post. `unknown`: the platform did not say whether it is
 * there, and it is not sent again.
 */
export const FIRST_COMMENT_STAGES = ["waiting", "there", "not_there", "unknown"] as const;
export type FirstCommentStage = (typeof FIRST_COMMENT_STAGES)[number];

/** Why we ourselves ended a publication, whatever a platform would have said. */
export const PUBLICATION_STOPS = [
  /** By its owner, in time. */
  "cancelled",
  "work_gone",
  "work_restricted",
  "work_in_review",
  "work_not_public",
  /** The owner of this server has switched our own feed off. */
  "feed_off",
  "account_closed",
  "connection_gone",
  "never_reconnected",
  "not_set_up",
  /** Its owner looked: nothing is there. */
  "not_there",
  "tries_over",
  /** The file cannot be read, or made into what the platform takes. */
  "file_unusable",
  /** The platform has nothing that a work of this kind could be. */
  "kind_not_taken",
] as const;
export type PublicationStop = (typeof PUBLICATION_STOPS)[number];
