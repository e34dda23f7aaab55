import { PICTURE_GEMS, RENDER_SECONDS_PER_GEM } from "@kinora/contracts/story/story-limits";
import { type Price, priceOf } from "../prompt/price-form.ts";
import type { SceneOrders } from "./orders-of.ts";
import type { StoryStanding } from "./read-standing.ts";

/** Key of the catalogue. */
export const STORY_MODEL = "studio story";

/** One more drawing of a scene. */
export const TAKE_PRICE: Price = {
  gems: PICTURE_GEMS,
  explanation: `1 picture × ${gemWords(PICTURE_GEMS)}`,
};

/**
 * What the pictures cost that have to be drawn; voices and small previews are free. A picture that was
 * drawn but never paid for, because its work was cancelled, counts as not drawn.
 *
 * @param scenes only these; null: all
 */
export function priceUpdate(standing: StoryStanding, scenes: readonly string[] | null): Price {
  const pictures = countPictures(standing, scenes);
  const gems = pictures * PICTURE_GEMS;
  return { gems, explanation: pictures === 0 ? "free" : pictureWords(pictures) };
}

/** 1 gem per 3 s of film that has to be made, at least 1, and the pictures that are still to be drawn. */
export function priceRender(standing: StoryStanding): Price {
  const pictures = countPictures(standing, null);
  const seconds = secondsToMake(standing);
  const film = priceOf(STORY_MODEL, "story", seconds).gems;
  const words =
    seconds === 0
      ? "at least 1 gem"
      : `${Math.round(seconds * 10) / 10} s of film (1 gem per ${RENDER_SECONDS_PER_GEM} s)`;
  return {
    gems: film + pictures * PICTURE_GEMS,
    explanation:
      pictures === 0
        ? words
        : `${words} and ${countWords(pictures)} (${gemWords(PICTURE_GEMS)}${pictures === 1 ? "" : " each"})`,
  };
}

function countPictures(
  { orders, keys, pieces }: StoryStanding,
  scenes: readonly string[] | null,
): number {
  const wanted = orders.scenes
    .filter(({ id }) => scenes === null || scenes.includes(id))
    .map(({ picture }) => keys.of(picture));
  return new Set(wanted.filter((key) => !pieces.get(key)?.paid)).size;
}

/** A scene that is there twice is made once. */
function secondsToMake({ orders, keys, pieces }: StoryStanding): number {
  const counted = new Set<string>();
  const isNew = ({ id, clips }: SceneOrders) => {
    const key = clips ? keys.of(clips.full.caption) : id;
    if (counted.has(key) || pieces.get(key)?.paid) return false;
    counted.add(key);
    return true;
  };
  return orders.scenes.filter(isNew).reduce((sum, { planned }) => sum + planned.seconds, 0);
}

const countWords = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);
const pictureWords = (count: number) => `${countWords(count)} × ${gemWords(PICTURE_GEMS)}`;

/** "1 gem", "3 gems" */
export function gemWords(gems: number): string {
  return gems === 1 ? "1 gem" : `${gems} gems`;
}
