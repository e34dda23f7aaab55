import type { Customer } from "../account/customer.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import type { Price } from "../prompt/price-form.ts";
import { holdForStory } from "./hold-for-story.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { StoryStanding } from "./read-standing.ts";
import { recordChanged } from "./record-changed.ts";
import { refuseTooLong } from "./story-access.ts";
import { type StoryLane, storyJob } from "./story-job.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";
import type { BoardSnapshot, StoryTask } from "./story-task.ts";

/**
 * Holds the price and enqueues a job for a story.
 *
 * @returns the id of the hold; null when it is free
 * @throws Refusal QUEUE_FULL, INSUFFICIENT_GEMS
 */
export async function enqueueTask(
  {
    jobId,
    storyId,
    actor,
    task,
    price,
    now,
    lane,
  }: {
    readonly jobId: string;
    readonly storyId: string;
    readonly actor: Customer;
    readonly task: StoryTask;
    readonly price: Price;
    readonly now: Date;
    readonly lane?: StoryLane;
  },
  { queue, ledger }: Pick<StoryStores, "queue" | "ledger">,
): Promise<string | null> {
  await refuseFullQueue(queue, actor);
  const order = { jobId, actor, storyId, price, task: task.kind, now };
  const holdId = await holdForStory(order, ledger);
  await queue.enqueue({
    id: jobId,
    ...storyJob(storyId, task, lane),
    userId: actor.id,
    tier: actor.tier,
    background: false,
    holdId,
    gems: price.gems,
    now,
  });
  return holdId;
}

/**
 * Enqueues the work that a board asks for, including what failed before. Refusal STORY_TOO_LONG.
 */
export async function beginWork(
  story: BoardedStory,
  order: {
    readonly jobId: string;
    readonly actor: Customer;
    readonly kind: "update" | "preview";
    readonly scenes: readonly string[] | null;
    readonly snapshot: BoardSnapshot;
    readonly pictures?: PictureRecipes;
    readonly standing: StoryStanding;
    readonly price: Price;
    readonly now: Date;
  },
  stores: StoryStores,
): Promise<string | null> {
  const { jobId, actor, kind, scenes, snapshot, pictures = {}, standing, price, now } = order;
  if (kind === "preview" && scenes === null) refuseTooLong(standing);
  const elsewhere = Object.keys(pictures).length > 0 ? { pictures } : {};
  const task: StoryTask = { ...snapshot, kind, scenes, ...elsewhere };
  const holdId = await enqueueTask({ jobId, storyId: story.id, actor, task, price, now }, stores);
  await stores.stories.update(story.id, { failures: {}, failure: null, pause: null }, now);
  await recordChanged(story, stores.record);
  return holdId;
}
