import type { RecordEvent } from "../event/domain-event.ts";
import type { CampaignStoryStore } from "./campaign-store.ts";

const DAY = 24 * 3_600_000;

/**
 * Tells a person of what was posted within a day that they had not seen, at most once each UTC day. The
 * event's subject is one of the campaigns.
 */
export async function tellOfUnseen(
  userId: string,
  {
    campaignStories,
    record,
  }: {
    readonly campaignStories: Pick<CampaignStoryStore, "postedUnseen">;
    readonly record: RecordEvent;
  },
  now: Date,
): Promise<void> {
  const posted = await campaignStories.postedUnseen(userId, new Date(now.getTime() - DAY));
  const [first] = posted;
  if (!first) return;
  const payload = { day: now.toISOString().slice(0, 10), stories: posted.length };
  await record({ type: "campaign.postedUnseen", subjectId: first.campaignId, userId, payload });
}
