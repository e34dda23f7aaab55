import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignSource } from "@kinora/contracts/campaign/campaign-source";
import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import type { CreationCard } from "@kinora/contracts/creation/creation";
import type {
  CampaignRecord,
  CampaignSourceRecord,
  CampaignStoryRecord,
  CampaignWeek,
} from "@kinora/domain/campaign/campaign-record";
import type { CampaignCounts } from "@kinora/domain/campaign/campaign-store";
import { actionsOnStory } from "@kinora/domain/campaign/decide-story";
import { waitCode } from "@kinora/domain/campaign/wait-code";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

const NOTHING: CampaignCounts = { toReview: 0, sourcesLeft: 0, posted: 0, nextAt: null };

export function presentCampaign(
  campaign: CampaignRecord,
  {
    counts = NOTHING,
    week,
  }: { readonly counts?: CampaignCounts | undefined; readonly week: CampaignWeek },
): Campaign {
  const { id, settings, version, state, pause, approval, fallback, approvalsInARow } = campaign;
  return {
    ...{ id, settings, version, state, pause, approval, approvalsInARow },
    fallback: fallback && { because: fallback.because, at: fallback.at.toISOString() },
    rules: campaign.rules.map((rule) => ({ ...rule })),
    week,
    ...{ toReview: counts.toReview, sourcesLeft: counts.sourcesLeft, posted: counts.posted },
    nextAt: counts.nextAt?.toISOString() ?? null,
    createdAt: campaign.createdAt.toISOString(),
  };
}

/** What stories are shown with. */
export interface StoryCompany {
  readonly names: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, CreationCard>;
  readonly sources: ReadonlyMap<string, string>;
  readonly gems: ReadonlyMap<string, number>;
  readonly titles: ReadonlyMap<string, string>;
  readonly locale: Locale;
  readonly now: Date;
}

export function presentCampaignStory(
  story: CampaignStoryRecord,
  { names, cards, sources, gems, titles, locale, now }: StoryCompany,
): CampaignStory {
  const { id, campaignId, stage, idea, sourceId, storyId, creationId, postId } = story;
  const work = creationId === null ? null : (cards.get(creationId) ?? null);
  const { wall, zone, at } = story.slot;
  return {
    ...{ id, campaignId, campaignName: names.get(campaignId) ?? "", stage, idea, storyId, postId },
    slot: { wall, zone, at: at.toISOString() },
    source: sourceId === null ? null : { id: sourceId, title: sources.get(sourceId) ?? "" },
    title: work?.title ?? titles.get(id) ?? null,
    work,
    gems: gems.get(id) ?? 0,
    ...{ unseen: story.isUnseen, rejection: story.rejection, skipped: story.skipped },
    sentence: story.trouble && sentence(story.trouble, locale),
    waitsFor: waitCode(story),
    actions: actionsOnStory(story, now),
    ...{ version: story.version, updatedAt: story.updatedAt.toISOString() },
  };
}

const BEGINNING = 200;

export const presentSource = (source: CampaignSourceRecord): CampaignSource => ({
  ...{ id: source.id, kind: source.kind, title: source.title, address: source.address },
  ...{ beginning: source.body.slice(0, BEGINNING), characters: source.body.length },
  ...{ usedBy: source.usedBy, createdAt: source.createdAt.toISOString() },
});
