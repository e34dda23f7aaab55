import type { CampaignRecord } from "../campaign/campaign-record.ts";
import type { DomainEvent } from "../event/domain-event.ts";
import type { NewNotification } from "../notification/notification-store.ts";
import type { NotifyOfEventStores, Teller } from "./telling.ts";

/** Key that what its owner is asked about a story waits for. */
const campaignStoryOf = (storyId: string) => `campaign-story:${storyId}`;

type About = Pick<NewNotification, "message" | "dedupeKey" | "href"> & {
  readonly waitsFor?: string;
};

const notification = (
  userId: string,
  { message, dedupeKey, href, waitsFor }: About,
  createdAt: Date,
): NewNotification => ({
  ...{ userId, kind: "action", topic: "posted", action: "open", creationId: null },
  ...{ message, dedupeKey, href, waitsFor: waitsFor ?? null, expiresAt: null, createdAt },
});

/** Key that requests for sources wait for. */
const sourcesOf = (campaignId: string) => `campaign-sources:${campaignId}`;

/** How long a list of what was posted unseen waits to be looked at. */
const SEEN_WITHIN = 7 * 24 * 3_600_000;

/** Its page. */
const pageOf = ({ id }: Pick<CampaignRecord, "id">) => `/campaigns/${id}`;

const named = async (id: string, { campaigns }: Pick<NotifyOfEventStores, "campaigns">) => {
  const campaign = await campaigns.find(id);
  return campaign && { campaign, params: { campaign: campaign.settings.name } };
};

type CampaignEvent = Extract<DomainEvent["type"], `campaign.${string}`>;

/** What the owners of campaigns are told. */
export const CAMPAIGN_TELLERS = {
  "campaign.reviewDue": async ({ subjectId, userId, payload: { storyId } }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found) return {};
    const waitsFor = campaignStoryOf(storyId);
    const { params } = found;
    const message = { code: "campaign.reviewDue", params } as const;
    const about = { message, href: `/review?story=${storyId}`, dedupeKey: waitsFor, waitsFor };
    return { told: [notification(userId, about, now)] };
  },
  "campaign.reviewed": async ({ payload }) => ({ over: campaignStoryOf(payload.storyId) }),
  "campaign.storySkipped": async ({ subjectId, userId, payload: { storyId } }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found) return {};
    const message = { code: "campaign.storySkipped", params: found.params } as const;
    const dedupeKey = `${campaignStoryOf(storyId)}:skipped`;
    const told = notification(userId, { message, dedupeKey, href: pageOf(found.campaign) }, now);
    return { told: [{ ...told, kind: "story fail", action: null }] };
  },
  "campaign.storyFailed": async ({ subjectId, userId, payload: { storyId } }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found) return {};
    const message = { code: "campaign.storyFailed", params: found.params } as const;
    const dedupeKey = `${campaignStoryOf(storyId)}:failed`;
    const told = notification(userId, { message, dedupeKey, href: pageOf(found.campaign) }, now);
    return { told: [{ ...told, kind: "story fail", action: null }] };
  },
  "campaign.storyWaits": async ({ subjectId, userId, payload }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found) return {};
    const { storyId, code, day } = payload;
    const message = { code: "campaign.storyWaits", params: { ...found.params, code } } as const;
    // The next stories wait for the same: they are told of together.
    const dedupeKey = `campaign:${subjectId}:waits:${code}:${day}`;
    const waitsFor = campaignStoryOf(storyId);
    const href = code === "INSUFFICIENT_GEMS" ? "/gems" : pageOf(found.campaign);
    return { told: [notification(userId, { message, dedupeKey, href, waitsFor }, now)] };
  },
  "campaign.sourcesLow": async ({ subjectId, userId, payload: { left, storyId } }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found) return {};
    const message = { code: "campaign.sourcesLow", params: { ...found.params, left } } as const;
    const waitsFor = sourcesOf(subjectId);
    const dedupeKey = `${waitsFor}:${left}:${storyId ?? ""}`;
    return {
      told: [
        notification(userId, { message, dedupeKey, href: pageOf(found.campaign), waitsFor }, now),
      ],
    };
  },
  "campaign.sourcesAdded": async ({ subjectId }) => ({ over: sourcesOf(subjectId) }),
  "campaign.fellBack": async ({ subjectId, userId, payload: { because, at } }, stores, now) => {
    const found = await named(subjectId, stores);
    if (!found || because === "owner") return {};
    const message = { code: "campaign.fellBack", params: { ...found.params, because } } as const;
    const dedupeKey = `campaign:${subjectId}:back:${at}`;
    const told = notification(userId, { message, dedupeKey, href: pageOf(found.campaign) }, now);
    return { told: [{ ...told, kind: "story", action: null }] };
  },
  "campaign.postedUnseen": async ({ userId, payload: { day, stories } }, _, now) => {
    const message = { code: "campaign.postedUnseen", params: { stories } } as const;
    const about = { message, href: "/settings/past-videos", dedupeKey: `posted-unseen:${day}` };
    const expiresAt = new Date(now.getTime() + SEEN_WITHIN);
    return { told: [{ ...notification(userId, about, now), expiresAt }] };
  },
} as const satisfies { readonly [Type in CampaignEvent]: Teller<Type> };
