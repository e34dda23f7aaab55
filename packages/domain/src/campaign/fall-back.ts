import type { FallbackReason } from "@kinora/contracts/campaign/campaign-vocabulary";
import { actionsOn, cancelPublication } from "../post/change-publication.ts";
import type { AdvanceStores } from "./advance-ports.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import { closeAgain } from "./open-film.ts";

interface Falling {
  readonly campaign: CampaignRecord;
  readonly stores: Pick<
    AdvanceStores,
    "campaigns" | "campaignStories" | "publications" | "creations" | "addHistory" | "record"
  > &
    Parameters<Parameters<Parameters<typeof cancelPublication>[0]["transact"]>[0]>[0];
  readonly because: FallbackReason;
  readonly now: Date;
}

/**
 * Lets nothing of a campaign be posted any more that its owner has not seen, and tells them why. Does
 * nothing where all is reviewed. The campaign must be locked.
 */
export async function fallBack({ campaign, stores, because, now }: Falling): Promise<void> {
  if (campaign.approval === "review_all") return;
  const { id, userId } = campaign;
  await stores.campaigns.change(id, {
    ...{ approval: "review_all", approvalsInARow: 0, fallback: { because, at: now } },
  });
  const payload = { because, at: now.toISOString() };
  if (because !== "owner")
    await stores.record({ type: "campaign.fellBack", subjectId: id, userId, payload });
  for (const { id: storyId } of await stores.campaignStories.listOpen(id, now)) {
    const story = await stores.campaignStories.lock(storyId);
    if (story?.isUnseen && (await isCalledBack(story, stores, now))) {
      await closeAgain(story, stores, now);
      await stores.campaignStories.change(
        storyId,
        {
          ...{ stage: "review", isUnseen: false, postId: null, nextAt: now },
          // Its next post is another one.
          attempt: story.attempt + 1,
        },
        now,
      );
    }
  }
}

/** Cancels the post of a story, where nothing irreversible has begun; true when nothing will be posted. */
async function isCalledBack(
  { stage, postId, userId }: CampaignStoryRecord,
  stores: Falling["stores"],
  now: Date,
): Promise<boolean> {
  if (stage === "approved") return true;
  if (stage !== "scheduled" || postId === null) return false;
  const found = await stores.publications.lockPost(postId, userId);
  const open = (found?.publications ?? []).filter(({ outcome }) => outcome !== "fail");
  if (!open.every((one) => actionsOn(one).includes("cancel"))) return false;
  for (const { id } of open)
    await cancelPublication(
      { transact: (work) => work(stores) },
      { person: { userId, tier: "free" }, id, now },
    );
  return true;
}
