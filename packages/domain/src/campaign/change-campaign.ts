import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { type Approval, TRUSTED_AFTER } from "@kinora/contracts/campaign/campaign-vocabulary";
import { Refusal } from "../refusal.ts";
import type { AdvanceStores } from "./advance-ports.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import { checkSettings, type SettingsPorts } from "./create-campaign.ts";
import { anew } from "./decide-story.ts";
import { skipped } from "./end-story.ts";
import { fallBack } from "./fall-back.ts";
import { ownCampaign, runningCampaign } from "./own-campaign.ts";
import { nextSlots } from "./slots-to-fill.ts";
import { mondayOf } from "./wall-days.ts";

export interface ChangePorts {
  readonly transact: <T>(work: (stores: AdvanceStores) => Promise<T>) => Promise<T>;
}

interface Concerned {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Nothing of these is rendered: they are made by the new settings. */
const UNMADE: readonly CampaignStoryRecord["stage"][] = ["idea", "writing", "storyboard_ready"];

/**
 * Changes a campaign's settings. Stories that are rendered, or on their way, stay as they are; the
 * others are made anew, or given up where their slot is gone.
 *
 * @returns how many are made anew, and how many stay
 * @throws Refusal CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_ENDED, and those of checkSettings
 */
export async function changeCampaign(
  ports: ChangePorts & SettingsPorts,
  order: Concerned & { readonly version: number; readonly settings: CampaignSettings },
): Promise<{ readonly remade: number; readonly kept: number }> {
  const { userId, id, version, settings, now } = order;
  await checkSettings(settings, userId, ports);
  return ports.transact(async (stores) => {
    const campaign = runningCampaign(await stores.campaigns.lock(id), userId);
    if (campaign.version !== version)
      throw new Refusal("CAMPAIGN_CHANGED", { version: campaign.version });
    await stores.campaigns.change(id, { settings, version: version + 1 });
    await stores.campaignBudget.setLimit(id, mondayOf(now, settings.zone), settings.weeklyGems);
    const slots = new Set(nextSlots(settings, now).map(({ at }) => at.getTime()));
    let remade = 0;
    let kept = 0;
    for (const { id: storyId, stage, endedAt } of await stores.campaignStories.listOpen(id, now)) {
      if (endedAt !== null) continue;
      if (!UNMADE.includes(stage)) {
        kept += 1;
        continue;
      }
      const story = await stores.campaignStories.lock(storyId);
      if (!story) continue;
      if (slots.has(story.slot.at.getTime())) {
        remade += 1;
        await stores.campaignStories.change(storyId, anew(story, version + 1, now), now);
      } else await stores.campaignStories.change(storyId, skipped("owner", now), now);
    }
    return { remade, kept };
  });
}

/**
 * Pauses, continues or ends a campaign. What is approved already is posted; the rest waits, or is
 * skipped when it ends.
 *
 * @throws Refusal CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED
 */
export const setCampaignState = (
  { transact }: ChangePorts,
  { userId, id, to, now }: Concerned & { readonly to: "active" | "paused" | "ended" },
): Promise<void> =>
  transact(async (stores) => {
    const campaign = ownCampaign(await stores.campaigns.lock(id), userId);
    if (campaign.state === to) return;
    runningCampaign(campaign, userId);
    const pause = to === "paused" ? "owner" : null;
    await stores.campaigns.change(id, { state: to, pause, endedAt: to === "ended" ? now : null });
    if (to === "ended") await skipOpen(campaign, stores, now);
    else if (to === "active") await stores.campaignStories.lookNow(id, now);
  });

async function skipOpen({ id }: CampaignRecord, stores: AdvanceStores, now: Date): Promise<void> {
  for (const { id: storyId, stage, endedAt } of await stores.campaignStories.listOpen(id, now)) {
    if (endedAt !== null || stage === "scheduled") continue;
    if (await stores.campaignStories.lock(storyId))
      await stores.campaignStories.change(storyId, skipped("not_active", now), now);
  }
}

/**
 * Chooses whether stories are posted without having been looked at.
 *
 * @throws Refusal CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED, APPROVAL_NOT_OFFERED
 */
export const setApproval = (
  { transact }: ChangePorts,
  order: Concerned & { readonly to: Approval; readonly understood: boolean },
): Promise<void> =>
  transact(async (stores) => {
    const { userId, id, to, understood, now } = order;
    const campaign = runningCampaign(await stores.campaigns.lock(id), userId);
    if (campaign.approval === to) return;
    const { approvalsInARow: approvals } = campaign;
    if (to === "review_all") {
      await fallBack({ campaign, stores, because: "owner", now });
      return;
    }
    if (!understood || approvals < TRUSTED_AFTER)
      throw new Refusal("APPROVAL_NOT_OFFERED", { approvals, needed: TRUSTED_AFTER });
    await stores.campaigns.change(id, { approval: to, fallback: null });
  });

/**
 * Takes back a rule that a rejection added.
 *
 * @throws Refusal CAMPAIGN_NOT_FOUND
 */
export const removeRule = (
  { transact }: ChangePorts,
  { userId, id, ruleId }: Omit<Concerned, "now"> & { readonly ruleId: string },
): Promise<void> =>
  transact(async ({ campaigns }) => {
    const { rules } = ownCampaign(await campaigns.lock(id), userId);
    await campaigns.change(id, { rules: rules.filter((rule) => rule.id !== ruleId) });
  });

/**
 * Deletes an ended campaign; its storyboards, films and posts stay.
 *
 * @throws Refusal CAMPAIGN_NOT_FOUND, CAMPAIGN_STAGE
 */
export const deleteCampaign = (
  { transact }: ChangePorts,
  { userId, id }: Omit<Concerned, "now">,
): Promise<void> =>
  transact(async ({ campaigns }) => {
    const { state } = ownCampaign(await campaigns.lock(id), userId);
    if (state !== "ended") throw new Refusal("CAMPAIGN_STAGE", { stage: state });
    await campaigns.remove(id);
  });
