import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import type { Signed } from "@kinora/domain/account/signed";
import type { CampaignRecord, CampaignStoryRecord } from "@kinora/domain/campaign/campaign-record";
import type { CampaignStores } from "@kinora/domain/campaign/campaign-store";
import { ownCampaign, ownCampaignStory } from "@kinora/domain/campaign/own-campaign";
import { mondayOf } from "@kinora/domain/campaign/wall-days";
import type { Locale } from "@kinora/text/locale";
import type { LoadCards } from "../creation/load-cards.ts";
import { presentCampaign, presentCampaignStory } from "./present-campaign.ts";

export interface CampaignShowPorts extends CampaignStores {
  readonly loadCards: LoadCards;
  readonly now: () => Date;
}

export interface Asker {
  readonly person: Signed;
  readonly locale: Locale;
}

/** Presents campaigns with a constant number of queries. */
export async function showCampaigns(
  all: readonly CampaignRecord[],
  { campaigns, campaignBudget, now }: CampaignShowPorts,
): Promise<Campaign[]> {
  const mondays = new Map(all.map(({ id, settings }) => [id, mondayOf(now(), settings.zone)]));
  const [counts, weeks] = await Promise.all([
    campaigns.countsOf(all.map(({ id }) => id)),
    campaignBudget.weeksOf(mondays),
  ]);
  return all.map((campaign) => {
    const { id, settings } = campaign;
    const { held = 0, spent = 0 } = weeks.get(id) ?? {};
    const week = { begins: mondays.get(id) ?? "", limit: settings.weeklyGems, held, spent };
    return presentCampaign(campaign, { counts: counts.get(id), week });
  });
}

/** @throws Refusal CAMPAIGN_NOT_FOUND */
export async function showCampaign(
  id: string,
  { person }: Asker,
  ports: CampaignShowPorts,
): Promise<Campaign> {
  const campaign = ownCampaign(await ports.campaigns.find(id), person.userId);
  const [shown] = await showCampaigns([campaign], ports);
  if (!shown) throw new Error("A campaign that was found is not shown");
  return shown;
}

/** Presents stories with a constant number of queries. */
export async function showStories(
  stories: readonly CampaignStoryRecord[],
  { person: { userId, role }, locale }: Asker,
  { campaigns, campaignStories, campaignSources, loadCards, now }: CampaignShowPorts,
): Promise<CampaignStory[]> {
  const [found, cards, sources, gems, titles] = await Promise.all([
    campaigns.findAll([...new Set(stories.map(({ campaignId }) => campaignId))]),
    loadCards(
      stories.flatMap(({ creationId }) => creationId ?? []),
      { id: userId, role },
    ),
    campaignSources.findAll(stories.flatMap(({ sourceId }) => sourceId ?? [])),
    campaignStories.gemsOf(stories.map(({ id }) => id)),
    campaignStories.titlesOf(stories.map(({ id }) => id)),
  ]);
  const company = {
    names: new Map(found.map(({ id, settings }) => [id, settings.name])),
    sources: new Map(sources.map(({ id, title }) => [id, title])),
    ...{ cards, gems, titles, locale, now: now() },
  };
  return stories.map((story) => presentCampaignStory(story, company));
}

/** @throws Refusal CAMPAIGN_STORY_NOT_FOUND */
export async function showStory(
  id: string,
  asker: Asker,
  ports: CampaignShowPorts,
): Promise<CampaignStory> {
  const story = ownCampaignStory(await ports.campaignStories.find(id), asker.person.userId);
  const [shown] = await showStories([story], asker, ports);
  if (!shown) throw new Error("A story that was found is not shown");
  return shown;
}
