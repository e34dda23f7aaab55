import type { BoardScene, StorySettings } from "@kinora/contracts/story/board";
import { pictureWords, type Surroundings } from "./scene-orders.ts";
import type { FootageOrder, PictureOrder } from "./story-engine.ts";

/** The scene that footage is for, and its chosen take. */
interface Filmed {
  readonly scene: BoardScene;
  readonly around: Surroundings;
  readonly picture: PictureOrder;
}

/**
 * Returns whether a scene begins where the scene before it ended. Without footage before it, it
 * begins with its own picture.
 */
export const continues = (
  { footage }: Pick<BoardScene, "footage">,
  before: Pick<BoardScene, "footage"> | undefined,
): boolean => footage?.continues === true && before?.footage !== undefined;

/**
 * Returns the footage order of a scene; null when the camera moves over its picture.
 *
 * @param before footage of the scene before it
 */
export function footageOrder(
  { scene, around: { settings, cast }, picture }: Filmed,
  before: FootageOrder | null,
  aspectRatio: StorySettings["aspectRatio"],
): FootageOrder | null {
  if (!scene.footage) return null;
  const { model, seconds } = scene.footage;
  const seen = cast.filter(({ id }) => scene.cast.includes(id));
  const follows = scene.footage.continues === true && before !== null;
  return {
    kind: "footage",
    ...{ model, seconds, aspectRatio },
    prompt: pictureWords(scene.visual.trim(), seen),
    style: settings.style,
    seed: picture.seed,
    begins: follows ? { kind: "last-frame", footage: before } : picture,
  };
}

/**
 * Returns the minimum seconds of a scene. A scene that the next one continues lasts as long as its
 * footage, so that the cut falls on its last frame; so does a scene without words.
 */
export function leastSeconds(
  { seconds, footage }: Pick<BoardScene, "seconds" | "footage">,
  { isContinued, hasWords }: { readonly isContinued: boolean; readonly hasWords: boolean },
): number | null {
  if (!footage) return seconds;
  if (isContinued) return Math.max(seconds ?? 0, footage.seconds);
  return seconds ?? (hasWords ? null : footage.seconds);
}
