import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import type { Sentence } from "@kinora/contracts/message/sentence";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import type { FrameSize } from "@kinora/studio/stage/stage";
import { createPrecipitation } from "@kinora/studio/weather/precipitation";
import { openPassage } from "./open-passage.ts";
import { openPhotoStage } from "./open-photo-stage.ts";
import type { PhotoRecipe } from "./photo-recipe.ts";
import { openPhoto } from "./read-photo.ts";
import { type PhotoWishes, readWishes } from "./read-wishes.ts";
import { takeApart } from "./take-apart.ts";

/** A photo that is ready to be filmed. */
export interface PhotoFilm {
  readonly stage: FrameSource;
  readonly size: FrameSize;
  /** Determines the music and the sounds. */
  readonly spec: SceneSpec;
  /** What could not be done with this photo or prompt. */
  readonly notices: readonly Sentence[];
}

const NOTHING_STANDS_OUT = { code: "photo.nothingStandsOut", params: {} } as const;
const SMALL_FACE = { code: "photo.smallFace", params: {} } as const;
const ONLY_CAMERA = { code: "photo.onlyCamera", params: {} } as const;
const ONLY_SOUND = { code: "photo.onlySound", params: {} } as const;
const OWN_LOOK = { code: "photo.ownLook", params: {} } as const;

/**
 * Opens the film from one picture to another. The prompt only affects its sound.
 * @throws InputRefused when one of them cannot be read
 */
export async function openPassageFilm(
  first: string,
  last: string,
  recipe: PhotoRecipe,
): Promise<PhotoFilm> {
  const size = FRAME_SIZES.video[recipe.aspectRatio];
  const stage = await openPassage(first, last, recipe, size);
  const { spec, weather, namesThings } = readWishes(recipe);
  const notices = [
    ...(weather || namesThings ? [ONLY_SOUND] : []),
    ...(recipe.style === "photorealistic" ? [] : [OWN_LOOK]),
  ];
  return { stage, size, spec, notices };
}

/** Returns true when the prompt names something that a film of a photo cannot show. */
function waitsForMore(type: PhotoRecipe["type"], { namesThings, namesFigures }: PhotoWishes) {
  if (type === "face-to-video") return false;
  return type === "text-image-to-video" ? namesThings : namesFigures;
}

/**
 * Opens the film of a photo: 2 to 5 s of analysis, then about 15 ms per frame at 720p. The same
 * file, recipe and seed give the same frames. `source` is a path or the file itself.
 * @throws InputRefused when it is not a picture that can be filmed, or shows no face where one is
 * required
 */
export async function openPhotoFilm(
  source: string | Buffer,
  recipe: PhotoRecipe,
  onProgress: (share: number) => void = () => {},
): Promise<PhotoFilm> {
  const size = FRAME_SIZES.video[recipe.aspectRatio];
  const wishes = readWishes(recipe);
  const { spec } = wishes;
  // As in a room: without splashes, because the ground is unknown.
  const period = recipe.loop === true ? recipe.duration : null;
  const weather = wishes.weather
    ? createPrecipitation({ ...spec, place: "room" }, size, period)
    : null;
  const words = [
    ...(waitsForMore(recipe.type, wishes) ? [ONLY_CAMERA] : []),
    ...(recipe.style === "photorealistic" ? [] : [OWN_LOOK]),
  ];
  const photo = await openPhoto(source);
  if (recipe.type === "face-to-video") {
    // Loaded on demand: the face networks take memory that a view does not need.
    const { takePortrait } = await import("./face/take-portrait.ts");
    const { openPortraitStage } = await import("./face/open-portrait-stage.ts");
    const portrait = await takePortrait(photo, size, onProgress);
    const notices = portrait.expressive ? words : [SMALL_FACE, ...words];
    const stage = openPortraitStage(portrait, recipe, size, weather);
    return { stage, size, spec, notices };
  }
  const scene = await takeApart(photo, size, onProgress);
  const notices = scene.subject === null ? [NOTHING_STANDS_OUT, ...words] : words;
  const stage = openPhotoStage(scene, recipe, size, weather);
  return { stage, size, spec, notices };
}
