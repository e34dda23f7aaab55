import type { campaignRefusals } from "@kinora/contracts/campaign/campaign-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const campaignRefusalWords: WordsOf<typeof campaignRefusals> = {
  CAMPAIGN_NOT_FOUND: () => [t`This campaign is gone`, t`It may have been deleted elsewhere.`],
  CAMPAIGN_STORY_NOT_FOUND: () => [t`This story of a campaign is gone`, t`Reload the page.`],
  CAMPAIGN_SOURCE_NOT_FOUND: () => [t`This source is gone`, t`Reload the page.`],
  CAMPAIGNS_FULL: ({ limit }) => [
    t`Your plan has no room for another campaign`,
    t`It allows ${plural({ campaigns: Number(limit) }, { one: "# running campaign", other: "# running campaigns" })}. End one, or choose a larger plan.`,
  ],
  SOURCES_FULL: ({ limit }) => [
    t`This campaign has no room for another source`,
    t`It can have ${Number(limit)}. Remove some that aren't used.`,
  ],
  CAMPAIGN_CHANGED: () => [t`This has changed meanwhile`, t`Look at it as it is now, then decide.`],
  CAMPAIGN_STAGE: () => [t`The story has moved on`, t`Reload to see how it stands.`],
  CAMPAIGN_ENDED: () => [t`This campaign has ended`, t`Start a new one to go on.`],
  APPROVAL_NOT_OFFERED: ({ approvals, needed }) => [
    t`Review some more stories first`,
    t`You have approved ${Number(approvals)} of ${Number(needed)} in a row.`,
  ],
  CAMPAIGN_BUDGET: () => [
    t`The campaign's gems for this week are used up`,
    t`Raise its weekly gems, or wait until Monday.`,
  ],
  CAMPAIGN_VOICE: () => [t`This voice isn't available here`, t`Choose another voice.`],
  SOURCE_USED: () => [t`A story uses this source`, t`It stays with the story.`],
  SOURCE_UNREADABLE: ({ because }) => [
    because === "too_large" ? t`This page is too large` : t`This address can't be read`,
    t`Only public pages and text files can be read. Paste the text instead.`,
  ],
};
