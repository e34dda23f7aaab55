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

/** Of a film to look at while editing: a ninth of the pixels. */
const SMALL: Readonly<Record<PictureOrder["aspectRatio"], FrameSize>> = {
  "16:9": { width: 480, height: 270 },
  "9:16": { width: 270, height: 480 },
  "1:1": { width: 360, height: 360 },
};

/** Size in pixels of a story's film, or of its small preview. */
export function storyFrame(ratio: PictureOrder["aspectRatio"], quality: Quality): FrameSize {
  return quality === "small" ? SMALL[ratio] : FRAME_SIZES.video[ratio];
}

/** What the studio is asked for: the visual with its cast put in, filmed for so many frames. */
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

/** The scene of a picture; its motion and its captions see the same one, however long it is. */
export function planStoryScene(order: PictureOrder): SceneSpec {
  const spec = planFilm(storyRecipe(order, STORY_FPS));
  // Nothing of it is drawn here: it is heard.
  if (isHostedPicture(order)) return spec;
  const cast = spec.cast.map((member) => ({ ...member, identity: identityOf(member, order) }));
  return { ...spec, cast, placeSeed: order.placeSeed };
}

/** The look on the cast sheet that a figure answers to; of those who are on none, what they are. */
function identityOf({ words, subject }: CastMember, { cast }: PaintedPictureOrder): string {
  const said = words.toLowerCase();
  const entry = cast.find(({ look }) => {
    const sheet = look.toLowerCase();
    return sheet.includes(said) || said.includes(sheet);
  });
  return entry?.look ?? subject;
}
