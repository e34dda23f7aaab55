import type { CampaignStoryAction } from "@kinora/contracts/campaign/campaign-story";
import {
  CAMPAIGN_STAGES,
  type CampaignStage,
  FILL_BEFORE_MINUTES,
  RULES_MAX,
} from "@kinora/contracts/campaign/campaign-vocabulary";
import { Refusal } from "../refusal.ts";
import { type AdvanceStores, MINUTE } from "./advance-ports.ts";
import type { CampaignRecord, CampaignStoryPatch, CampaignStoryRecord } from "./campaign-record.ts";
import { skipped } from "./end-story.ts";
import { fallBack } from "./fall-back.ts";
import { lockStory } from "./own-campaign.ts";

export interface DecidePorts {
  readonly transact: <T>(work: (stores: AdvanceStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

export interface StoryDecision {
  readonly userId: string;
  readonly id: string;
  /** Version of the story that its owner looked at. */
  readonly version: number;
  readonly now: Date;
}

/** Nothing is ordered at a platform yet. */
const BEFORE_POST: readonly CampaignStage[] = CAMPAIGN_STAGES.slice(
  0,
  CAMPAIGN_STAGES.indexOf("scheduled"),
);

/** Returns what the owner can do with a story now. */
export function actionsOnStory(
  { stage, slot, storyId }: CampaignStoryRecord,
  now: Date,
): CampaignStoryAction[] {
  const isToCome = slot.at > now;
  const canBeMade = slot.at.getTime() - now.getTime() > FILL_BEFORE_MINUTES * MINUTE;
  const isBeforePost = BEFORE_POST.includes(stage);
  return [
    ...(stage === "review" && isToCome ? (["approve"] as const) : []),
    ...(stage === "review" || stage === "approved" ? (["reject"] as const) : []),
    ...(stage === "review" && storyId !== null && canBeMade ? (["render"] as const) : []),
    ...(isBeforePost && isToCome ? (["skip"] as const) : []),
    ...(stage === "failed" && canBeMade ? (["retry"] as const) : []),
  ];
}

/** Locks a story for an action. Refusals CAMPAIGN_STORY_NOT_FOUND, CAMPAIGN_STAGE, CAMPAIGN_CHANGED. */
async function lockFor(
  stores: AdvanceStores,
  { userId, id, version, now }: StoryDecision,
  action: CampaignStoryAction,
): Promise<{ readonly campaign: CampaignRecord; readonly story: CampaignStoryRecord }> {
  const found = await lockStory(stores, id, userId);
  if (!actionsOnStory(found.story, now).includes(action))
    throw new Refusal("CAMPAIGN_STAGE", { stage: found.story.stage });
  if (found.story.version !== version)
    throw new Refusal("CAMPAIGN_CHANGED", { version: found.story.version });
  return found;
}

async function store(
  stores: AdvanceStores,
  { campaign, story }: { readonly campaign: CampaignRecord; readonly story: CampaignStoryRecord },
  patch: CampaignStoryPatch,
  now: Date,
): Promise<void> {
  await stores.campaignStories.change(story.id, patch, now);
  const { id: subjectId, userId } = campaign;
  if (story.remindedAt !== null)
    await stores.record({
      ...{ type: "campaign.reviewed", subjectId, userId, payload: { storyId: story.id } },
    });
}

/** Approves a story: it is posted at its time. */
export const approveStory = ({ transact }: DecidePorts, decision: StoryDecision): Promise<void> =>
  transact(async (stores) => {
    const found = await lockFor(stores, decision, "approve");
    const { campaign } = found;
    const { now } = decision;
    await store(
      stores,
      found,
      { stage: "approved", isUnseen: false, trouble: null, nextAt: now },
      now,
    );
    const approvalsInARow = campaign.approvalsInARow + 1;
    await stores.campaigns.change(campaign.id, { approvalsInARow });
  });

/** Rejects a story. The reason becomes a rule of the brief, and its slot is free for another. */
export const rejectStory = (
  { transact, newId }: DecidePorts,
  decision: StoryDecision & { readonly reason: string },
): Promise<void> =>
  transact(async (stores) => {
    const found = await lockFor(stores, decision, "reject");
    const { campaign } = found;
    const { now, reason } = decision;
    const patch = { stage: "rejected", rejection: reason, nextAt: null, endedAt: now } as const;
    await store(stores, found, patch, now);
    const rules = [...campaign.rules, { id: newId(), text: reason }].slice(-RULES_MAX);
    await stores.campaigns.change(campaign.id, { rules, approvalsInARow: 0 });
    await fallBack({ campaign, stores, because: "rejection", now });
  });

/** Renders a story again from its storyboard, which its owner has edited; it is reviewed again. */
export const renderAgain = ({ transact }: DecidePorts, decision: StoryDecision): Promise<void> =>
  transact(async (stores) => {
    const found = await lockFor(stores, decision, "render");
    const { now } = decision;
    const patch = {
      stage: "storyboard_ready",
      creationId: null,
      trouble: null,
      nextAt: now,
    } as const;
    await store(stores, found, { ...patch, remindedAt: null }, now);
  });

/** Leaves a slot empty. */
export const skipStory = ({ transact }: DecidePorts, decision: StoryDecision): Promise<void> =>
  transact(async (stores) => {
    const found = await lockFor(stores, decision, "skip");
    await store(stores, found, skipped("owner", decision.now), decision.now);
  });

/** Makes a failed story anew, for the same slot. */
export const retryStory = ({ transact }: DecidePorts, decision: StoryDecision): Promise<void> =>
  transact(async (stores) => {
    const found = await lockFor(stores, decision, "retry");
    await store(
      stores,
      found,
      anew(found.story, found.campaign.version, decision.now),
      decision.now,
    );
  });

/** What a story is before anything of it is made. */
export const anew = (
  { attempt }: Pick<CampaignStoryRecord, "attempt">,
  settingsVersion: number,
  now: Date,
): CampaignStoryPatch => ({
  ...{ stage: "idea", attempt: attempt + 1, settingsVersion, idea: "", sourceId: null },
  ...{ storyId: null, creationId: null, postId: null, isUnseen: false, trouble: null },
  ...{ remindedAt: null, nextAt: now, endedAt: null },
});
