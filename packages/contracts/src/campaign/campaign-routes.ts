import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES } from "../limits.ts";
import { postPreview } from "../publication/post-preview.ts";
import {
  approvalChange,
  campaign,
  campaignChange,
  campaignChanged,
  campaignPage,
  campaignQuery,
  campaignStateChange,
} from "./campaign.ts";
import { campaignSettings } from "./campaign-settings.ts";
import { campaignSource, campaignSourcePage, newSource } from "./campaign-source.ts";
import {
  campaignStory,
  campaignStoryPage,
  campaignStoryQuery,
  storyDecision,
  storyRejection,
} from "./campaign-story.ts";
import { campaignTargetRequest } from "./campaign-target.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWN = { access: "signed-in", sessionOnly: true } as const;
const READS = { ...OWN, method: "GET", scope: "read", rate: "read", status: 200 } as const;
const CHANGES = { ...OWN, method: "POST", scope: "publish", rate: "write", status: 200 } as const;
const SETTINGS = ["CONNECTION_NOT_FOUND", "PLATFORM_NOT_SET_UP", "CAMPAIGN_VOICE"] as const;
const WORDS = ["BANNED_WORD", "VERY_UNSAFE_WORD", "WORDS_UNREADABLE"] as const;
const FOUND = "CAMPAIGN_NOT_FOUND";
const STORY = ["CAMPAIGN_STORY_NOT_FOUND", "CAMPAIGN_STAGE", "CAMPAIGN_CHANGED"] as const;

/** Campaigns: standing orders of stories, their stories, and the review. */
export const campaignRoutes = {
  createCampaign: defineRoute({
    ...CHANGES,
    path: "/api/campaigns",
    summary: "Start a campaign",
    idempotent: true,
    body: campaignSettings,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: campaign,
    status: 201,
    refusals: ["CAMPAIGNS_FULL", "IDEMPOTENCY_KEY_REUSED", ...SETTINGS],
  }),
  previewCampaignTargets: defineRoute({
    ...CHANGES,
    rate: "preview",
    path: "/api/campaign-targets/preview",
    summary: "What applies at accounts to the films that a campaign would post",
    asksOutside: true,
    whileWriting: true,
    body: campaignTargetRequest,
    answer: postPreview,
    refusals: ["CONNECTION_NOT_FOUND", "PLATFORM_NOT_SET_UP"],
  }),
  listCampaigns: defineRoute({
    ...READS,
    path: "/api/campaigns",
    summary: "One's campaigns, newest first",
    query: campaignQuery,
    answer: campaignPage,
    refusals: [],
  }),
  showCampaign: defineRoute({
    ...READS,
    path: "/api/campaigns/{id}",
    summary: "A campaign of one's own",
    params: id,
    answer: campaign,
    refusals: [FOUND],
  }),
  changeCampaign: defineRoute({
    ...CHANGES,
    method: "PUT",
    path: "/api/campaigns/{id}/settings",
    summary: "Change a campaign's settings; what is rendered stays as it is",
    params: id,
    body: campaignChange,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: campaignChanged,
    refusals: [FOUND, "CAMPAIGN_CHANGED", "CAMPAIGN_ENDED", ...SETTINGS],
  }),
  setCampaignState: defineRoute({
    ...CHANGES,
    path: "/api/campaigns/{id}/state",
    summary: "Pause, continue or end a campaign",
    params: id,
    body: campaignStateChange,
    answer: campaign,
    refusals: [FOUND, "CAMPAIGN_ENDED"],
  }),
  setCampaignApproval: defineRoute({
    ...CHANGES,
    path: "/api/campaigns/{id}/approval",
    summary: "Choose whether stories are posted without having been looked at",
    params: id,
    body: approvalChange,
    answer: campaign,
    refusals: [FOUND, "CAMPAIGN_ENDED", "APPROVAL_NOT_OFFERED"],
  }),
  removeCampaignRule: defineRoute({
    ...CHANGES,
    method: "DELETE",
    path: "/api/campaigns/{id}/rules/{rule}",
    summary: "Take back a rule that a rejection added",
    params: id.extend({ rule: z.string().min(1).max(64) }),
    answer: campaign,
    refusals: [FOUND],
  }),
  deleteCampaign: defineRoute({
    ...CHANGES,
    method: "DELETE",
    path: "/api/campaigns/{id}",
    summary: "Delete an ended campaign; its films and posts stay",
    params: id,
    answer: null,
    status: 204,
    refusals: [FOUND, "CAMPAIGN_STAGE"],
  }),
  listCampaignSources: defineRoute({
    ...READS,
    path: "/api/campaigns/{id}/sources",
    summary: "What a campaign's stories may tell from, the next first",
    params: id,
    query: pageQuery,
    answer: campaignSourcePage,
    refusals: [FOUND],
  }),
  addCampaignSource: defineRoute({
    ...CHANGES,
    path: "/api/campaigns/{id}/sources",
    summary: "Add a source; an address is fetched once",
    idempotent: true,
    asksOutside: true,
    params: id,
    body: newSource,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: campaignSource,
    status: 201,
    refusals: [
      FOUND,
      "CAMPAIGN_ENDED",
      "SOURCES_FULL",
      "SOURCE_UNREADABLE",
      "IDEMPOTENCY_KEY_REUSED",
      ...WORDS,
    ],
  }),
  removeCampaignSource: defineRoute({
    ...CHANGES,
    method: "DELETE",
    path: "/api/campaign-sources/{id}",
    summary: "Remove a source that no story has used",
    params: id,
    answer: null,
    status: 204,
    refusals: ["CAMPAIGN_SOURCE_NOT_FOUND", "SOURCE_USED"],
  }),
  listCampaignStories: defineRoute({
    ...READS,
    path: "/api/campaigns/{id}/stories",
    summary: "Stories of a campaign, the latest slot first",
    params: id,
    query: campaignStoryQuery,
    answer: campaignStoryPage,
    refusals: [FOUND],
  }),
  listReview: defineRoute({
    ...READS,
    path: "/api/review",
    summary: "Stories of all campaigns that wait for their owner, the next slot first",
    query: pageQuery,
    answer: campaignStoryPage,
    refusals: [],
  }),
  showCampaignStory: defineRoute({
    ...READS,
    path: "/api/campaign-stories/{id}",
    summary: "A story of a campaign",
    params: id,
    answer: campaignStory,
    refusals: ["CAMPAIGN_STORY_NOT_FOUND"],
  }),
  approveStory: defineRoute({
    ...CHANGES,
    path: "/api/campaign-stories/{id}/approve",
    summary: "Approve a story: it is posted at its time",
    params: id,
    body: storyDecision,
    answer: campaignStory,
    refusals: [...STORY],
  }),
  rejectStory: defineRoute({
    ...CHANGES,
    path: "/api/campaign-stories/{id}/reject",
    summary: "Reject a story with a reason, which becomes a rule of the brief",
    params: id,
    body: storyRejection,
    answer: campaignStory,
    refusals: [...STORY, ...WORDS],
  }),
  renderStoryAgain: defineRoute({
    ...CHANGES,
    path: "/api/campaign-stories/{id}/render",
    summary: "Render a story again after its storyboard was edited",
    params: id,
    body: storyDecision,
    answer: campaignStory,
    refusals: [...STORY],
  }),
  skipStory: defineRoute({
    ...CHANGES,
    path: "/api/campaign-stories/{id}/skip",
    summary: "Leave a slot empty",
    params: id,
    body: storyDecision,
    answer: campaignStory,
    refusals: [...STORY],
  }),
  retryCampaignStory: defineRoute({
    ...CHANGES,
    path: "/api/campaign-stories/{id}/retry",
    summary: "Make a failed story again for its slot",
    params: id,
    body: storyDecision,
    answer: campaignStory,
    refusals: [...STORY],
  }),
};
