import { REVIEW_REMINDER_HOURS } from "@kinora/contracts/campaign/campaign-vocabulary";
import { Refusal } from "../refusal.ts";
import {
  type AdvancePorts,
  type AdvanceStores,
  type CampaignStep,
  type Due,
  later,
  MINUTE,
} from "./advance-ports.ts";
import type { CampaignRecord, CampaignStoryPatch, CampaignStoryRecord } from "./campaign-record.ts";
import { skipped } from "./end-story.ts";
import { keepWaiting } from "./keep-waiting.ts";
import { awaitPost, postStory, StoryChanged } from "./post-story.ts";
import { awaitFilm, renderStory } from "./render-story.ts";
import { waitCode } from "./wait-code.ts";
import { awaitScript, writeStory } from "./write-story.ts";

const STEPS = {
  idea: writeStory,
  writing: awaitScript,
  storyboard_ready: renderStory,
  rendering: awaitFilm,
  review: async (due) => remind(due),
  // Its post is planned outside of the transaction.
  approved: async () => ({}),
  scheduled: awaitPost,
} as const satisfies Readonly<Record<string, CampaignStep>>;
type OpenStage = keyof typeof STEPS;

const isOpen = (stage: string): stage is OpenStage => Object.hasOwn(STEPS, stage);

/**
 * Moves a story one step on, in one transaction with whatever it orders: whoever is killed in between
 * leaves all of it or nothing. A refusal is kept as the reason why it waits.
 */
export async function advanceStory(id: string, ports: AdvancePorts): Promise<void> {
  try {
    if (!(await isPosted(id, ports))) await ports.transact((stores) => advance(id, stores, ports));
  } catch (error) {
    if (error instanceof StoryChanged) return;
    if (!(error instanceof Refusal)) throw error;
    await ports.transact(async (stores) => {
      const found = await lockDue(id, stores, ports.now());
      if (found) await keepWaiting(found, error, stores, ports.now());
    });
  }
}

async function advance(id: string, stores: AdvanceStores, ports: AdvancePorts): Promise<void> {
  const now = ports.now();
  const found = await lockDue(id, stores, now);
  if (!found) return;
  const { campaign, story } = found;
  const step: CampaignStoryPatch =
    overdue(campaign, story, now) ??
    (await STEPS[found.stage]({ campaign, story, stores, now }, ports));
  // What it waited for is over when it moves on.
  const patch = step.stage === undefined ? step : { trouble: null, ...step };
  if (Object.keys(patch).length > 0) await stores.campaignStories.change(id, patch, now);
  await tell(campaign, story, patch, stores);
}

/** Locks the campaign before its story, as everybody does. */
async function lockDue(
  id: string,
  { campaigns, campaignStories }: AdvanceStores,
  now: Date,
): Promise<{ campaign: CampaignRecord; story: CampaignStoryRecord; stage: OpenStage } | null> {
  const before = await campaignStories.find(id);
  const campaign = before && (await campaigns.lock(before.campaignId));
  const story = campaign && (await campaignStories.lock(id));
  if (!story || story.nextAt === null || story.nextAt > now) return null;
  return isOpen(story.stage) ? { campaign, story, stage: story.stage } : null;
}

/** What becomes of a story whose time has come without a post, or whose campaign rests. */
function overdue(
  { state }: CampaignRecord,
  { stage, slot }: CampaignStoryRecord,
  now: Date,
): CampaignStoryPatch | null {
  if (stage === "scheduled") return null;
  const isActive = state === "active";
  if (state === "ended") return skipped("not_active", now);
  if (slot.at <= now) {
    if (stage === "review") return skipped("not_reviewed", now);
    return skipped(isActive ? "not_ready" : "not_active", now);
  }
  // What is being made is followed; nothing is begun.
  const begins = stage === "idea" || stage === "storyboard_ready" || stage === "approved";
  return !isActive && begins ? { nextAt: slot.at } : null;
}

/** Asks its owner two hours before its time, once. */
async function remind({ campaign, story, stores, now }: Due): Promise<CampaignStoryPatch> {
  const remindAt = later(story.slot.at, -REVIEW_REMINDER_HOURS * 60 * MINUTE);
  if (now < remindAt) return { nextAt: remindAt };
  if (story.remindedAt !== null) return { nextAt: story.slot.at };
  const { id: subjectId, userId } = campaign;
  await stores.record({
    ...{ type: "campaign.reviewDue", subjectId, userId, payload: { storyId: story.id } },
  });
  return { remindedAt: now, nextAt: story.slot.at };
}

async function tell(
  { id: subjectId, userId }: CampaignRecord,
  story: CampaignStoryRecord,
  { stage, skipped: reason }: CampaignStoryPatch,
  { record }: AdvanceStores,
): Promise<void> {
  const { id: storyId } = story;
  if (stage === "skipped" && reason && reason !== "owner" && reason !== "not_active")
    await record({ type: "campaign.storySkipped", subjectId, userId, payload: { storyId } });
  else if (stage === "failed")
    await record({ type: "campaign.storyFailed", subjectId, userId, payload: { storyId } });
  const wasReminded = story.remindedAt !== null && stage !== "review";
  if (stage && (wasReminded || waitCode(story) !== null))
    await record({ type: "campaign.reviewed", subjectId, userId, payload: { storyId } });
}

/** Orders the post of an approved story; false when it is no approved one, or its time has come. */
async function isPosted(id: string, ports: AdvancePorts): Promise<boolean> {
  const now = ports.now();
  const story = await ports.stories.find(id);
  if (story?.stage !== "approved" || story.nextAt === null || story.nextAt > now) return false;
  const campaign = await ports.campaigns.find(story.campaignId);
  if (!campaign || overdue(campaign, story, now)) return false;
  await postStory(campaign, story, ports, async (stores, postId) => {
    const current = await lockDue(id, stores, now);
    if (current?.story.version !== story.version || current.campaign.state !== "active")
      return false;
    const patch = {
      stage: "scheduled",
      postId,
      trouble: null,
      nextAt: later(now, MINUTE),
    } as const;
    await stores.campaignStories.change(id, patch, now);
    return true;
  });
  return true;
}
