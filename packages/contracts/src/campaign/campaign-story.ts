import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { CAMPAIGN_STAGES, REJECTION_MAX, SKIP_REASONS } from "./campaign-vocabulary.ts";

export const CAMPAIGN_STORY_ACTIONS = [
  "approve",
  "reject",
  /** Its storyboard was edited: it is rendered again, and reviewed again. */
  "render",
  "skip",
  /** It failed: make it again for its slot, while that is to come. */
  "retry",
] as const;
export type CampaignStoryAction = (typeof CAMPAIGN_STORY_ACTIONS)[number];

/** CampaignStories of the specification: a story of a campaign, for one of its slots. */
export const campaignStory = z
  .object({
    id: z.string(),
    campaignId: z.string(),
    campaignName: z.string(),
    stage: z.enum(CAMPAIGN_STAGES),
    /** When it is posted. */
    slot: z.object({ wall: z.string(), zone: z.string(), at: z.iso.datetime() }),
    /** What it is about, in a sentence or two; empty while none is found. */
    idea: z.string(),
    /** The source that it tells from; null for narrative ones. */
    source: z.object({ id: z.string(), title: z.string() }).nullable(),
    title: z.string().nullable(),
    /** Its storyboard; null before it is written. */
    storyId: z.string().nullable(),
    /** Its film, private until it is posted; null before it is rendered. */
    work: creationCard.nullable(),
    /** Its post; null before it is approved. */
    postId: z.string().nullable(),
    /** Gems that it has spent. */
    gems: z.int(),
    /** True when it was posted, or will be, without anybody having looked at it. */
    unseen: z.boolean(),
    /** By which its owner rejected it. */
    rejection: z.string().nullable(),
    skipped: z.enum(SKIP_REASONS).nullable(),
    /** Why it failed, or why it waits, in words. */
    sentence: z.string().nullable(),
    /** Code of the refusal that it waits for the end of, like INSUFFICIENT_GEMS; null when it doesn't. */
    waitsFor: z.string().nullable(),
    actions: z.array(z.enum(CAMPAIGN_STORY_ACTIONS)),
    /** Changes with everything above: an action names the version that was looked at. */
    version: z.int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "CampaignStory" });
export type CampaignStory = z.output<typeof campaignStory>;

export const campaignStoryPage = pageOf(campaignStory);
export const campaignStoryQuery = pageQuery.extend({ stage: z.enum(CAMPAIGN_STAGES).optional() });

/** POST /api/campaign-stories/{id}/approve and the like: the version that was looked at. */
export const storyDecision = z.strictObject({ version: z.int() });
export const storyRejection = storyDecision.extend({
  /** Becomes a rule of the brief. */
  reason: z.string().trim().min(1).max(REJECTION_MAX),
});
