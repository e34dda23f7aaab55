import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import {
  isHostedPicture,
  type PaintedPictureOrder,
  type PictureOrder,
  type Quality,
} from "@kinora/domain/story/story-engine";
import { planFilm } from "@kinora/studio/film/plan-film";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { CastMember, SceneSpec } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";
import { expandVisual } from "../cast/expand-visual.ts";

/** Frame sizes of the preview shown while editing: a ninth of the pixels. */
const SMALL: Readonly<Record<PictureOrder["aspectRatio"], FrameSize>> = {
  "16:9": { width: 480, height: 270 },
  "9:16": { width: 270, height: 480 },
  "1:1": { width: 360, height: 360 },
};

/** Frame size in pixels of a story's film or of its small preview. */
export function storyFrame(ratio: PictureOrder["aspectRatio"], quality: Quality): FrameSize {
  return quality === "small" ? SMALL[ratio] : FRAME_SIZES.video[ratio];
}

/** Builds the studio's recipe: the visual with its cast expanded, filmed for `frames` frames. */
export function storyRecipe(order: PictureOrder, frames: number): SceneRequest {
  return {
    prompt: isHostedPicture(order) ? order.prompt : expandVisual(order.visual, order.cast),
    negativePrompt: "",
    kind: "video",
    style: order.style,
    effect: null,
    aspectRatio: order.aspectRatio,
    duration: frames / STORY_FPS,
    fps: STORY_FPS,
    seed: order.seed,
  };
}

/**
 * Plans the scene of a picture. Its motion and captions use the same scene, whatever its length.
 */
export function planStoryScene(order: PictureOrder): SceneSpec {
  const spec = planFilm(storyRecipe(order, STORY_FPS));
  // The scene of an externally made picture is not drawn; it only determines the sound.
  if (isHostedPicture(order)) return spec;
  const cast = spec.cast.map((member) => ({ ...member, identity: identityOf(member, order) }));
  return { ...spec, cast, placeSeed: order.placeSeed };
}

/**
 * Returns the look of the matching entry on the cast sheet, or the figure's subject when it has no
 * entry.
 */
function identityOf({ words, subject }: CastMember, { cast }: PaintedPictureOrder): string {
  const said = words.toLowerCase();
  const entry = cast.find(({ look }) => {
    const sheet = look.toLowerCase();
    return sheet.includes(said) || said.includes(sheet);
  });
  return entry?.look ?? subject;
}
