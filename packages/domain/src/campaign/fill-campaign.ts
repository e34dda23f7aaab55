import { SOURCES_LOW } from "@kinora/contracts/campaign/campaign-vocabulary";
import { needsSources } from "@kinora/contracts/campaign/needs-sources";
import type { RecordEvent } from "../event/domain-event.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import type { CampaignStores } from "./campaign-store.ts";
import { type Slot, slotsToFill } from "./slots-to-fill.ts";

export interface FillStores extends CampaignStores {
  readonly record: RecordEvent;
}

export interface FillPorts {
  readonly transact: <T>(work: (stores: FillStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Fills a campaign's next slots, or ends it once its last story is over. */
export function fillCampaign(id: string, { transact, newId, now }: FillPorts): Promise<void> {
  return transact(async (stores) => {
    const campaign = await stores.campaigns.lock(id);
    if (!campaign || campaign.state === "ended" || campaign.pause === "owner") return;
    const moment = now();
    const sources = needsSources(campaign.settings)
      ? await stores.campaignSources.countUnused(id)
      : null;
    if (campaign.pause === "no_sources") {
      if (sources === 0) return;
      await resume(campaign, stores, moment);
    }
    const open = await stores.campaignStories.listOpen(id, moment);
    const wanted = await stores.campaignStories.countWanted(id);
    const slots = slotsToFill(campaign.settings, { open, wanted, now: moment });
    for (const slot of slots)
      await stores.campaignStories.add(newStory(newId(), campaign, slot, moment));
    if (isOver(campaign, { slots, open, wanted }, moment))
      await stores.campaigns.change(id, { state: "ended", pause: null, endedAt: moment });
    else if (slots.length > 0 && sources !== null) await askForSources(campaign, sources, stores);
  });
}

const resume = async ({ id }: CampaignRecord, stores: FillStores, now: Date): Promise<void> => {
  await stores.campaigns.change(id, { state: "active", pause: null });
  await stores.campaignStories.lookNow(id, now);
};

/** True when its end has come and nothing of it is open. */
function isOver(
  { settings: { end } }: CampaignRecord,
  {
    slots,
    open,
    wanted,
  }: {
    readonly slots: readonly Slot[];
    readonly open: readonly CampaignStoryRecord[];
    readonly wanted: number;
  },
  now: Date,
): boolean {
  if (slots.length > 0 || open.some(({ endedAt }) => endedAt === null)) return false;
  if (end.by === "count") return wanted >= end.count;
  // A day later than the last: it ends nowhere on earth before that.
  return end.by === "date" && now.getTime() > Date.parse(`${end.date}T00:00Z`) + 2 * 86_400_000;
}

const newStory = (
  id: string,
  { id: campaignId, userId, version }: CampaignRecord,
  slot: Slot,
  now: Date,
): CampaignStoryRecord => ({
  ...{ id, campaignId, userId, slot, stage: "idea", version: 1, settingsVersion: version },
  ...{ attempt: 1, idea: "", sourceId: null, memory: { words: [], cast: [] }, storyId: null },
  ...{ creationId: null, postId: null, isUnseen: false, rejection: null, skipped: null },
  ...{
    trouble: null,
    remindedAt: null,
    nextAt: now,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  },
});

/** Asks for more while there are still a few; notifications are told once for each number. */
async function askForSources(
  { id: subjectId, userId }: CampaignRecord,
  left: number,
  { record }: FillStores,
): Promise<void> {
  if (left === 0 || left > SOURCES_LOW) return;
  await record({
    ...{ type: "campaign.sourcesLow", subjectId, userId, payload: { left, storyId: null } },
  });
}
