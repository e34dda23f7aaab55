import type { RenderOrder, StoryWork } from "@kinora/contracts/story/story";
import { PREVIEWS_PER_HOUR } from "@kinora/contracts/story/story-limits";
import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import { canonical } from "../canonical.ts";
import { payWithinBudget } from "../creation/budget-spent.ts";
import type { Catalogue } from "../prompt/model-entry.ts";
import type { Price } from "../prompt/price-form.ts";
import { upstreamPrice } from "../prompt/upstream-price.ts";
import { InvalidInput, Refusal } from "../refusal.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { beginRender } from "./begin-render.ts";
import { beginWork } from "./begin-work.ts";
import { footageRecipes, hostedFootage, withContinued } from "./hosted-footage.ts";
import { hostedLines } from "./hosted-lines.ts";
import { hostedPictures, recipesOf } from "./hosted-pictures.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import { priceRender, priceUpdate } from "./price-story.ts";
import type { StoryStanding } from "./read-standing.ts";
import {
  type HostedPiece,
  type LinePorts,
  type LineStores,
  refuseLines,
  reserveLines,
} from "./reserve-lines.ts";
import {
  boardOf,
  ownStory,
  refuseBusy,
  refuseRendering,
  refuseWithheld,
  takeSnapshot,
} from "./story-access.ts";
import type { BoardedStory } from "./story-record.ts";
import type { StoryStores } from "./story-stores.ts";

const HOUR = 3_600_000;

export type OrderStores = StoryStores & LineStores;

export interface OrderPorts extends LinePorts {
  readonly keys: () => ArtifactKeys;
  readonly catalogue: () => Catalogue;
  /** Returns the services' picture models that a person may use. */
  readonly pictureModels: (actor: Viewer) => Catalogue;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: OrderStores) => Promise<T>) => Promise<T>;
}
interface Order {
  readonly storyId: string;
  readonly actor: Customer;
  readonly idempotencyKey: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Orders an update (pictures, voices and clips of external services) or a small preview. Free except
 * for missing pictures and for what external services make.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, STORY_NOT_FOUND, STORY_WITHHELD, STORY_CHANGED,
 * STORY_BUSY,
 * STORY_PRICE_CHANGED,
 *   INVALID_INPUT, STORY_TOO_LONG, RATE_LIMITED, QUEUE_FULL, INSUFFICIENT_GEMS, and those of recipesOf, refuseLines
 *   and reserveLines
 */
export async function orderWork(
  { work, ...order }: Order & { readonly work: StoryWork },
  ports: OrderPorts,
): Promise<void> {
  await onceOnly(order, { work }, ports, async (stores) => {
    const { actor, now } = order;
    const story = await lockForOrder(order, work.version, stores);
    if (work.kind === "preview") await refuseManyPreviews(story, stores, now);
    const asked = scenesOf(story, work);
    const { snapshot, standing } = await takeSnapshot(story, stores, ports.keys());
    const scenes = withContinued(standing, asked);
    const price = priceUpdate(standing, scenes);
    refuseHigherPrice(price, work.gems);
    const jobId = ports.newId();
    const { pictures, pieces } = askedElsewhere(standing, scenes, () => ports.pictureModels(actor));
    await refuseLines(pieces, { actor, now }, stores, ports);
    const known = { snapshot, standing, pictures, price, actor, now };
    const holdId = await beginWork(story, { ...known, jobId, kind: work.kind, scenes }, stores);
    const { role } = actor;
    await reserveLines(pieces, { jobId, role, holdId, gems: price.gems, now }, stores, ports);
    await stopByItself(story, stores);
  });
}

/** Returns what external services are asked for, and the recipes of their pictures and footage. */
function askedElsewhere(
  standing: StoryStanding,
  scenes: readonly string[] | null,
  catalogue: () => Catalogue,
): { readonly pictures: PictureRecipes; readonly pieces: readonly HostedPiece[] } {
  const lines = hostedLines(standing, scenes).filter(({ made }) => !made);
  const wanted = hostedPictures(standing, scenes).filter(({ made }) => !made);
  const footage = hostedFootage(standing, scenes).filter(({ made }) => !made);
  const pictures = {
    ...(wanted.length === 0 ? {} : recipesOf(wanted, catalogue())),
    ...(footage.length === 0 ? {} : footageRecipes(footage, catalogue())),
  };
  const asked = [...wanted, ...footage].flatMap(({ key }) => {
    const recipe = pictures[key];
    return recipe ? [{ key, service: recipe.engine, mills: upstreamPrice(recipe).mills }] : [];
  });
  return { pictures, pieces: [...lines, ...asked] };
}

/**
 * Returns the requested scenes without duplicates; null for all. Refusal INVALID_INPUT for a scene
 * not on the board.
 */
function scenesOf({ board }: BoardedStory, { scenes }: StoryWork): readonly string[] | null {
  if (!scenes) return null;
  const known = new Set(board.scenes.map(({ id }) => id));
  if (scenes.every((id) => known.has(id))) return [...new Set(scenes)];
  throw new InvalidInput([{ path: "scenes", said: { code: "board.otherScenes", params: {} } }]);
}

/**
 * Orders the film of the board.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, STORY_NOT_FOUND, STORY_WITHHELD, STORY_CHANGED,
 * STORY_BUSY,
 * STORY_PRICE_CHANGED and
 *   those of beginRender
 */
export async function renderStory(
  { render, ...order }: Order & { readonly render: RenderOrder },
  ports: OrderPorts,
): Promise<void> {
  await onceOnly(order, { render }, ports, async (stores) => {
    const { actor, requestId, now } = order;
    const story = await lockForOrder(order, render.version, stores);
    const { snapshot, standing } = await takeSnapshot(story, stores, ports.keys());
    const price = priceRender(standing);
    refuseHigherPrice(price, render.gems);
    const ids = { creationId: ports.newId(), jobId: ports.newId() };
    const { private: isPrivate = false, hidden = false } = render;
    const known = { snapshot, standing, price, actor, requestId, now };
    const { digest } = ports;
    await beginRender(story, { ...ids, ...known, private: isPrivate, hidden }, stores, {
      catalogue: ports.catalogue(),
      digest,
    });
    await stopByItself(story, stores);
  });
}

/** Runs the effect once per key; repeating the key with the same body does nothing. */
async function onceOnly(
  { storyId, actor, idempotencyKey: key, now }: Order,
  body: object,
  ports: OrderPorts,
  effect: (stores: OrderStores) => Promise<void>,
): Promise<void> {
  const bodyDigest = ports.digest(canonical({ storyId, ...body }));
  const order = async (stores: OrderStores) => {
    // Must come first: the request log refers to the story, which must belong to the user.
    ownStory(await stores.stories.find(storyId), actor);
    const claim = { userId: actor.id, key, bodyDigest, storyId, now };
    const earlier = await stores.storyRequests.claim(claim);
    if (!earlier) return effect(stores);
    if (earlier.bodyDigest !== bodyDigest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  };
  await payWithinBudget(ports.transact, order, now);
}

async function lockForOrder(
  { storyId, actor }: Order,
  version: number,
  stores: StoryStores,
): Promise<BoardedStory> {
  const story = ownStory(await stores.stories.lock(storyId), actor);
  await refuseWithheld(story, stores);
  await refuseBusy(story, stores);
  await refuseRendering(story, stores);
  return boardOf(story, version);
}

async function refuseManyPreviews(
  { id }: BoardedStory,
  { stories }: StoryStores,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR);
  if ((await stories.countPreviews(id, since)) < PREVIEWS_PER_HOUR) return;
  throw new Refusal("RATE_LIMITED", { max: PREVIEWS_PER_HOUR, seconds: 3_600 });
}

/**
 * Refuses a price above the one shown. A lower one is accepted: scenes that share a picture or line
 * cost less together.
 */
function refuseHigherPrice({ gems, explanation }: Price, shown: number): void {
  if (gems <= shown) return;
  throw new Refusal("STORY_PRICE_CHANGED", { gems, shown }, { explanation });
}

/** A manual order ends the automatic continuation. */
const stopByItself = async (story: BoardedStory, { stories }: StoryStores) => {
  if (story.until !== null) await stories.update(story.id, { until: null, spendLeft: 0 }, null);
};
