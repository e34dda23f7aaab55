import { PICTURE_GEMS, RENDER_SECONDS_PER_GEM } from "@kinora/contracts/story/story-limits";
import { FREE, type Price, priceOf } from "../prompt/price-form.ts";
import { gemsOfUnpaid, hostedFootage, withContinued } from "./hosted-footage.ts";
import { gemsOfLines, hostedLines } from "./hosted-lines.ts";
import { gemsOfPicture } from "./hosted-pictures.ts";
import type { SceneOrders } from "./orders-of.ts";
import type { StoryStanding } from "./read-standing.ts";
import { isHostedPicture, type PictureOrder } from "./story-engine.ts";

/** Catalogue key. */
export const STORY_MODEL = "studio story";

/** Price of one more take of a scene. */
export const TAKE_PRICE: Price = priceOfPictures(1);

/**
 * Returns the price of the pictures and footage to be made, and of the lines that external services
 * must speak; built-in voices and small previews are free. A picture made for cancelled work was
 * never paid for and is charged.
 *
 * @param asked only these scenes and those they continue; null for all
 */
export function priceUpdate(standing: StoryStanding, asked: readonly string[] | null): Price {
  const scenes = withContinued(standing, asked);
  const unpaid = unpaidPictures(standing, scenes);
  const painted = unpaid.filter((order) => !isHostedPicture(order));
  const hosted = gemsOfAll(unpaid.filter(isHostedPicture));
  const pictures = painted.length;
  const lines = gemsOfLines(hostedLines(standing, scenes));
  const clips = gemsOfUnpaid(hostedFootage(standing, scenes));
  if (hosted === 0 && lines === 0 && clips === 0) return priceOfPictures(pictures);
  const gems = gemsOfAll(painted) + hosted + clips + lines;
  const params = { pictures, gems: PICTURE_GEMS, lines };
  if (clips > 0) return { gems, explanation: clipsPrice(params, clips, hosted) };
  if (hosted === 0) return { gems, explanation: { code: "story.updatePrice", params } };
  return { gems, explanation: { code: "story.updateElsewhere", params: { ...params, hosted } } };
}

const clipsPrice = (
  params: { readonly pictures: number; readonly gems: number; readonly lines: number },
  clips: number,
  hosted: number,
): Price["explanation"] => ({ code: "story.updateClips", params: { ...params, clips, hosted } });

function priceOfPictures(pictures: number): Price {
  if (pictures === 0) return FREE;
  const params = { pictures, gems: PICTURE_GEMS };
  return { gems: pictures * PICTURE_GEMS, explanation: { code: "price.pictures", params } };
}

/**
 * Returns the price of a film: 1 gem per 3 s to be made, at least 1, plus the pictures not drawn
 * yet.
 */
export function priceRender(standing: StoryStanding): Price {
  const pictures = unpaidPictures(standing, null).filter((order) => !isHostedPicture(order)).length;
  const seconds = secondsToMake(standing);
  const film = priceOf(STORY_MODEL, "story", seconds).gems;
  const params = {
    // Rounded up, so that the gems can be derived from the seconds shown.
    seconds: Math.ceil(seconds),
    perGem: RENDER_SECONDS_PER_GEM,
    pictures,
    gems: PICTURE_GEMS,
  };
  return {
    gems: film + pictures * PICTURE_GEMS,
    explanation: { code: "story.renderPrice", params },
  };
}

/** Returns the unpaid pictures of the chosen takes, without duplicates. */
function unpaidPictures(
  { orders, keys, artifacts }: StoryStanding,
  scenes: readonly string[] | null,
): readonly PictureOrder[] {
  const wanted = orders.scenes
    .filter(({ id }) => scenes === null || scenes.includes(id))
    .map(({ picture }) => [keys.of(picture), picture] as const);
  const unpaid = wanted.filter(([key]) => !artifacts.get(key)?.paid);
  return [...new Map(unpaid).values()];
}

const gemsOfAll = (orders: readonly PictureOrder[]): number =>
  orders.reduce((sum, order) => sum + gemsOfPicture(order), 0);

/** Returns the seconds of scenes to be made; identical scenes count once. */
function secondsToMake({ orders, keys, artifacts }: StoryStanding): number {
  const counted = new Set<string>();
  const isNew = ({ id, clips }: SceneOrders) => {
    const key = clips ? keys.of(clips.full.caption) : id;
    if (counted.has(key) || artifacts.get(key)?.paid) return false;
    counted.add(key);
    return true;
  };
  return orders.scenes.filter(isNew).reduce((sum, { planned }) => sum + planned.seconds, 0);
}
