import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scaleToWidth, THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { MadeArtifact, PaintedPictureOrder } from "@kinora/domain/story/story-engine";
import { openFilm } from "@kinora/studio/film/open-film";
import { readFrame } from "@kinora/studio/picture/raw-frame";
import { writeNotices } from "@kinora/studio/plan/write-notices";
import { checkDrift } from "../cast/check-drift.ts";
import { trulyMissing } from "../cast/truly-missing.ts";
import { ABSTRACT_NOTICE, ABSTRACT_VISUAL } from "../script/abstract-visual.ts";
import { encodeStill } from "./encode-still.ts";
import { planStoryScene, storyFrame, storyRecipe } from "./story-scene.ts";

/** The still is taken from a film of typical length. */
const USUAL_FRAMES = 6 * STORY_FPS;
const MOMENT = 1.3;

/** Draws the still of a scene and compares it with the cast sheet. */
export async function drawPicture(
  order: PaintedPictureOrder,
  directory: string,
): Promise<MadeArtifact> {
  const spec = planStoryScene(order);
  const frame = storyFrame(order.aspectRatio, "full");
  const recipe = storyRecipe(order, USUAL_FRAMES);
  const stage = await openFilm(spec, recipe, frame);
  await stage.drawFrame(MOMENT);
  const { webp, thumbnail, thumbhash } = await encodeStill(readFrame(stage.canvas), recipe);
  await writeFile(join(directory, "picture.webp"), webp);
  await writeFile(join(directory, "thumbnail.webp"), thumbnail);
  const notices = writeNotices({ ...spec, missing: trulyMissing(spec.missing, order) });
  if (order.visual === ABSTRACT_VISUAL) notices.push(ABSTRACT_NOTICE);
  const still = { mimeType: "image/webp", duration: null } as const;
  return {
    files: [
      { role: "main", name: "picture.webp", ...still, ...frame },
      {
        role: "thumbnail",
        name: "thumbnail.webp",
        ...still,
        ...scaleToWidth(frame, THUMBNAIL_WIDTH),
      },
    ],
    facts: { notices, drift: checkDrift(order, spec), thumbhash },
  };
}
