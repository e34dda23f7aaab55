import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { Customer } from "../account/customer.ts";
import { canonical } from "../canonical.ts";
import { beginCreation } from "../creation/begin-creation.ts";
import { holdGems } from "../creation/hold-gems.ts";
import { refuseFullPrivate } from "../creation/refuse-beyond-tier.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import { findModel } from "../prompt/find-model.ts";
import type { Catalogue } from "../prompt/model-entry.ts";
import type { Price } from "../prompt/price-form.ts";
import { PRICE_VERSION } from "../prompt/prices.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import { Refusal } from "../refusal.ts";
import type { Digest } from "./artifact-keys.ts";
import { hostedFootage } from "./hosted-footage.ts";
import { hostedLines } from "./hosted-lines.ts";
import { hostedPictures } from "./hosted-pictures.ts";
import { STORY_MODEL } from "./price-story.ts";
import type { StoryStanding } from "./read-standing.ts";
import { recordChanged } from "./record-changed.ts";
import { refuseTooLong, refuseUnusableRecording } from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";
import type { BoardSnapshot } from "./story-task.ts";

export interface StoryRenderOrder {
  readonly creationId: string;
  readonly jobId: string;
  readonly actor: Customer;
  readonly snapshot: BoardSnapshot;
  readonly standing: StoryStanding;
  readonly price: Price;
  readonly private: boolean;
  readonly hidden: boolean;
  readonly requestId: string | null;
  /** True for demo content: lowest priority, paid by the house. */
  readonly background?: boolean;
  readonly now: Date;
}

/**
 * Orders the film of a board: an ordinary creation with the board in its recipe.
 *
 * @throws Refusal STORY_TOO_LONG, STORY_UNSAYABLE, STORY_UNSPOKEN, STORY_UNPICTURED, STORY_UNFILMED,
 * STORY_NO_RECORDING, UPLOAD_*, QUEUE_FULL,
 *   INSUFFICIENT_GEMS, MODE_UNAVAILABLE, PRIVATE_FULL
 */
export async function beginRender(
  story: BoardedStory,
  order: StoryRenderOrder,
  stores: StoryStores,
  { catalogue, digest }: { readonly catalogue: Catalogue; readonly digest: Digest },
): Promise<void> {
  const { creationId, jobId, actor, standing, background = false, now } = order;
  refuseTooLong(standing);
  refuseUnsayable(story, standing);
  refuseUnmade(standing);
  await refuseUnusableRecording(story, stores.uploads);
  if (!background) {
    await refuseFullQueue(stores.queue, actor);
    await refuseFullPrivate(stores, actor, order.private ? 1 : 0);
  }
  const resolved = resolve(story, order, catalogue);
  const holdId = background
    ? null
    : await holdGems(
        { creationId, userId: actor.id, tokenId: actor.tokenId, resolved, quotedAt: now, now },
        stores.ledger,
      );
  const { tier, role, id: userId } = actor;
  const { requestId } = order;
  await beginCreation(
    {
      ...{ creationId, jobId, userId, tier, role, resolved, holdId },
      ...{ background, requestId, now, order: null },
    },
    stores,
  );
  const change = {
    renderCreationId: creationId,
    renderDigest: digest(canonical(story.board)),
    failure: null,
    pause: null,
  };
  await stores.stories.update(story.id, change, now);
  await recordChanged(story, stores.record);
}

/** Refuses narrations that the voice has failed to speak before, since it would fail again. */
function refuseUnsayable({ failures }: BoardedStory, { orders, keys }: StoryStanding): void {
  for (const { id, narration } of orders.scenes) {
    const sentence = narration && failures[keys.of(narration.order)];
    if (sentence) throw new Refusal("STORY_UNSAYABLE", { scene: id }, { sentence });
  }
}

/** Joins title and description; a title that ends with punctuation needs no colon. */
function nameOf(title: string, about: string): string {
  if (about === "") return title;
  return /\p{Po}$/u.test(title) ? `${title} ${about}` : `${title}: ${about}`;
}

/**
 * Refuses a film whose lines, pictures or clips from external services are missing. These are
 * ordered, and priced, with an update.
 */
export function refuseUnmade(standing: StoryStanding): void {
  const line = hostedLines(standing, null).find(({ made }) => !made);
  if (line) throw new Refusal("STORY_UNSPOKEN", { service: line.service });
  const picture = hostedPictures(standing, null).find(({ paid }) => !paid);
  if (picture) throw new Refusal("STORY_UNPICTURED", { scene: picture.scene });
  const footage = hostedFootage(standing, null).find(({ paid }) => !paid);
  if (footage) throw new Refusal("STORY_UNFILMED", { scene: footage.scene });
}

function resolve(
  { id: storyId, board }: BoardedStory,
  { snapshot, standing, price, ...order }: StoryRenderOrder,
  catalogue: Catalogue,
): ResolvedForm {
  const { settings, title, description } = board;
  const { entry, route } = findModel(catalogue, STORY_MODEL);
  const size = entry.sizes.story?.[settings.aspectRatio];
  if (!route || !size) throw new Refusal("MODE_UNAVAILABLE", { mode: "text-to-story" });
  return {
    kind: "story",
    recipe: {
      type: "text-to-story",
      model: entry.key,
      generationModel: entry.key,
      prompt: nameOf(title, description.trim()),
      negative_prompt: "",
      aspectRatio: settings.aspectRatio,
      width: size.width,
      height: size.height,
      duration: standing.orders.timeline.seconds,
      fps: STORY_FPS,
      style: settings.style,
      effect: null,
      seed: settings.seed,
      settings: {},
      story: { storyId, ...snapshot },
      theme: settings.theme,
      tone: settings.tone,
      caption: settings.captionPosition,
      engine: route.protocol,
      engineVersion: null,
      priceVersion: PRICE_VERSION,
    },
    hidden: order.hidden,
    private: order.private,
    parentId: null,
    ownKey: false,
    ...price,
  };
}
