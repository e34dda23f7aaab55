/** Refusals about campaigns. */
export const campaignRefusals = {
  CAMPAIGN_NOT_FOUND: 404,
  CAMPAIGN_STORY_NOT_FOUND: 404,
  CAMPAIGN_SOURCE_NOT_FOUND: 404,
  /** { limit }: as many campaigns as a person may have that are not ended. */
  CAMPAIGNS_FULL: 429,
  /** { limit }: as many sources as a campaign may have. */
  SOURCES_FULL: 429,
  /** { version }: it was changed meanwhile. */
  CAMPAIGN_CHANGED: 409,
  /** { stage }: too late or too early for this. */
  CAMPAIGN_STAGE: 409,
  /** It has ended, and stays so. */
  CAMPAIGN_ENDED: 409,
  /** { approvals, needed }: `trusted` and `autopilot` need so many approvals in a row and the owner's word. */
  APPROVAL_NOT_OFFERED: 409,
  /** { limit, left, gems }: the campaign's gems of this week do not suffice. */
  CAMPAIGN_BUDGET: 409,
  /** The voice of its stories isn't known here. */
  CAMPAIGN_VOICE: 422,
  /** A story tells from this source. */
  SOURCE_USED: 409,
  /** { because }: unreachable, not_text, too_large, refused: the address could not be read. */
  SOURCE_UNREADABLE: 422,
} as const;
