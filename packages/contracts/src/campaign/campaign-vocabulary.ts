/** What a story of a campaign goes through, in this order; the last three are ends of their own. */
export const CAMPAIGN_STAGES = [
  "idea",
  "writing",
  "storyboard_ready",
  "rendering",
  "review",
  "approved",
  "scheduled",
  "posted",
  "rejected",
  "failed",
  "skipped",
] as const;
export type CampaignStage = (typeof CAMPAIGN_STAGES)[number];

/** Nothing follows these. */
export const ENDED_STAGES = [
  "posted",
  "rejected",
  "failed",
  "skipped",
] as const satisfies readonly CampaignStage[];

export const CAMPAIGN_STATES = [
  "active",
  /** By its owner, or because something has to be answered first; `pause` says why. */
  "paused",
  /** Its end has come, or its owner ended it: nothing more is made. */
  "ended",
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * `review_all` (default): nothing is posted that its owner has not approved. `trusted`: stories are posted
 * at their time unless rejected before; offered after TRUSTED_AFTER approvals in a row. `autopilot`: the same, with a daily digest of what nobody saw.
 */
export const APPROVALS = ["review_all", "trusted", "autopilot"] as const;
export type Approval = (typeof APPROVALS)[number];

/** Why a campaign went back to `review_all`. */
export const FALLBACK_REASONS = [
  "owner",
  "rejection",
  "flag",
  "unsure_scan",
  "refused_word",
  "unconfirmed_post",
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** Why a campaign makes nothing at present. */
export const CAMPAIGN_PAUSES = [
  "owner",
  /** Every source has been used, and its stories tell only what sources say. */
  "no_sources",
] as const;
export type CampaignPause = (typeof CAMPAIGN_PAUSES)[number];

/** Why a story was skipped. */
export const SKIP_REASONS = [
  /** Its time came and nobody had looked at it. */
  "not_reviewed",
  /** It was not finished at its time. */
  "not_ready",
  /** The campaign had ended, or was paused, when its time came. */
  "not_active",
  /** By its owner. */
  "owner",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Where informative stories take what they say from. */
export const SOURCE_KINDS = ["note", "text", "file", "address"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Slots that are filled ahead (product.md 5.1). */
export const LOOK_AHEAD = 3;
/** Approvals in a row after which `trusted` is offered. */
export const TRUSTED_AFTER = 10;
/** Minutes before its time at which a slot is filled at the latest: later nothing could be made in time. */
export const FILL_BEFORE_MINUTES = 30;
/** Hours before its time at which an unreviewed story asks for its owner. */
export const REVIEW_REMINDER_HOURS = 2;
/** Sources that are left when more are asked for. */
export const SOURCES_LOW = 3;
export const SLOTS_MAX = 21;
export const SOURCES_MAX = 500;
export const CAMPAIGN_NAME_MAX = 80;
export const BRIEF_MAX = 2_000;
export const REJECTION_MAX = 300;
/** Rules that rejections added to the brief; older ones are dropped. */
export const RULES_MAX = 20;
export const WEEKLY_GEMS_MAX = 10_000;
