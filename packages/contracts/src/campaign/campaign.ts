import { z } from "zod";
import { pageOf, pageQuery } from "../http/page.ts";
import { campaignSettings } from "./campaign-settings.ts";
import {
  APPROVALS,
  CAMPAIGN_PAUSES,
  CAMPAIGN_STATES,
  FALLBACK_REASONS,
} from "./campaign-vocabulary.ts";

/** Gems of a week of a campaign: held + spent never exceed the limit. */
export const campaignWeek = z.object({
  /** Monday of the week, in the campaign's zone. */
  begins: z.string(),
  limit: z.int(),
  held: z.int(),
  spent: z.int(),
});

export const campaign = z
  .object({
    id: z.string(),
    settings: campaignSettings,
    /** Rises with every change of the settings; a change names the version that it is based on. */
    version: z.int(),
    state: z.enum(CAMPAIGN_STATES),
    /** Why nothing is made; null unless paused. */
    pause: z.enum(CAMPAIGN_PAUSES).nullable(),
    approval: z.enum(APPROVALS),
    /** The last time that it went back to `review_all`; null when it never did, or approval was chosen since. */
    fallback: z.object({ because: z.enum(FALLBACK_REASONS), at: z.iso.datetime() }).nullable(),
    /** Stories approved since the last that was not. */
    approvalsInARow: z.int(),
    /** What rejections taught it: told to every story that is written from now on. */
    rules: z.array(z.object({ id: z.string(), text: z.string() })),
    week: campaignWeek,
    /** Stories that wait for their owner. */
    toReview: z.int(),
    sourcesLeft: z.int(),
    /** When the next story is posted; null when none is to come. */
    nextAt: z.iso.datetime().nullable(),
    posted: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Campaign" });
export type Campaign = z.output<typeof campaign>;

export const campaignPage = pageOf(campaign);

/** PUT /api/campaigns/{id}/settings. */
export const campaignChange = z.strictObject({ version: z.int(), settings: campaignSettings });

/** What a change of settings did: stories that are rendered keep what they were made with. */
export const campaignChanged = z.object({
  campaign,
  /** Stories that are made anew. */
  remade: z.int(),
  /** Stories that are rendered, or on their way, and stay as they are. */
  kept: z.int(),
});

/** POST /api/campaigns/{id}/state. */
export const campaignStateChange = z.strictObject({ to: z.enum(["active", "paused", "ended"]) });

/** POST /api/campaigns/{id}/approval: `trusted` and `autopilot` need `understood`. */
export const approvalChange = z.strictObject({
  to: z.enum(APPROVALS),
  /** The owner has read what posting unseen means. */
  understood: z.literal(true).optional(),
});

export const campaignQuery = pageQuery.extend({ state: z.enum(CAMPAIGN_STATES).optional() });
