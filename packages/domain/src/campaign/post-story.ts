import { createPost } from "../post/create-post.ts";
import { lastOccurrences } from "../post/post-outcome.ts";
import { Refusal } from "../refusal.ts";
import type { StoryRecord } from "../story/story-record.ts";
import {
  type AdvancePorts,
  type AdvanceStores,
  type CampaignStep,
  MINUTE,
} from "./advance-ports.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import { failed, skipped } from "./end-story.ts";
import { fallBack } from "./fall-back.ts";
import { type StoryWords, targetFor } from "./fill-target.ts";
import { openToFeed } from "./open-film.ts";

/**
 * Orders the post of an approved story at its slot. Planned outside of a transaction, because it reads
 * files; stored together with the story that it belongs to, unless that was changed in between.
 */
export async function postStory(
  campaign: CampaignRecord,
  story: CampaignStoryRecord,
  ports: AdvancePorts,
  moveOn: (stores: AdvanceStores, postId: string) => Promise<boolean>,
): Promise<void> {
  const { creationId, slot, userId } = story;
  if (creationId === null) throw new Error(`campaign_story ${story.id} is approved without a film`);
  const actor = await ports.actorOf(userId);
  const words = await ports.transact(({ stories }) => wordsFor(story, stories.find));
  const isForFeed = campaign.settings.targets.some(({ fields }) => fields.platform === "kinora");
  const { findWork } = ports.posting;
  const targets = campaign.settings.targets.map((target) => targetFor(target, story, words));
  // Lists change, and not every text of a story was written by a person.
  if (!(await ports.areWordsAllowed({ words, targets })))
    throw new Refusal("BANNED_WORD", { words: [] });
  await createPost(
    {
      ...ports.posting,
      // As it will be: nothing is opened for a post that may yet be refused.
      findWork: async (id) => {
        const film = await findWork(id);
        return film && isForFeed ? { ...film, private: false } : film;
      },
      transact: (work) =>
        ports.transact(async (stores) => {
          // Before the person, as all steps of stories do.
          await stores.campaigns.lock(campaign.id);
          const postId = await work(stores);
          if (!(await moveOn(stores, String(postId)))) throw new StoryChanged();
          if (isForFeed) await openToFeed(story, stores, ports.now());
          return postId;
        }),
    },
    {
      person: { userId, tier: actor.tier },
      wish: { workId: creationId, targets, at: { wallTime: slot.wall, zone: slot.zone } },
      repeats: null,
      key: `campaign:${story.id}:${story.attempt}`,
      now: ports.now(),
    },
  );
}

/** Its owner decided something else while its post was planned. */
export class StoryChanged extends Error {}

async function wordsFor(
  { storyId, idea }: CampaignStoryRecord,
  find: (id: string) => Promise<StoryRecord | null>,
): Promise<StoryWords> {
  const board = storyId === null ? null : ((await find(storyId))?.board ?? null);
  return { title: board?.title ?? idea, description: board?.description ?? "" };
}

/** Follows the post of a story to its outcome. */
export const awaitPost: CampaignStep = async ({ campaign, story, stores, now }) => {
  const found =
    story.postId === null ? null : await stores.publications.findPost(story.postId, story.userId);
  if (!found) return skipped("owner", now);
  const { outcome } = found.post;
  if (outcome === "done") return { stage: "posted", trouble: null, nextAt: null, endedAt: now };
  const last = lastOccurrences(found.publications);
  if (outcome === "fail") {
    if (last.every(({ trouble }) => trouble?.code === "cancelled")) return skipped("owner", now);
    if (last.some((one) => one.outcome === "done"))
      return { stage: "posted", trouble: PARTLY, nextAt: null, endedAt: now };
    return failed(UNPOSTED, now);
  }
  if (last.some(({ stage }) => stage === "unconfirmed"))
    await fallBack({ campaign, stores, because: "unconfirmed_post", now });
  return { nextAt: new Date(Math.max(story.slot.at.getTime(), now.getTime() + MINUTE)) };
};

const PARTLY = { code: "campaign.postedPartly", params: {} } as const;
const UNPOSTED = { code: "campaign.postFailed", params: {} } as const;
