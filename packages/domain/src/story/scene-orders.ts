import type { BoardScene, CastEntry, StorySettings } from "@kinora/contracts/story/board";
import type { TimedWord } from "@kinora/contracts/story/story";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import type { PlannedScene } from "./plan-timeline.ts";
import type { CaptionOrder, MotionOrder, NarrationOrder, PictureOrder } from "./story-engine.ts";
import { spreadWords, timeCaption } from "./time-caption.ts";

/** What a scene depends on besides itself, from the story or from when it was locked. */
export interface Surroundings {
  readonly settings: StorySettings;
  readonly cast: readonly CastEntry[];
}

/**
 * Returns the picture order of a take. Characters' voices are omitted because they do not affect
 * the picture.
 */
export function pictureOrder(
  scene: BoardScene,
  seed: number,
  { settings, cast }: Surroundings,
  aspectRatio: StorySettings["aspectRatio"],
): PictureOrder {
  const model = scene.pictures ?? settings.pictures ?? PAINTER;
  const seen = cast.filter(({ id }) => scene.cast.includes(id));
  if (model !== PAINTER) {
    const prompt = pictureWords(scene.visual.trim(), seen);
    return { kind: "picture", model, prompt, style: settings.style, aspectRatio, seed };
  }
  return {
    kind: "picture",
    visual: scene.visual.trim(),
    cast: seen.map((entry) => ({ ...entry, voice: null })),
    style: settings.style,
    genre: settings.genre,
    tone: settings.tone,
    aspectRatio,
    seed,
    placeSeed: settings.seed,
  };
}

/** Returns the picture's prompt with the looks of its cast. */
export function pictureWords(
  visual: string,
  cast: readonly Pick<CastEntry, "name" | "look">[],
): string {
  const looks = cast.map(({ name, look }) => `${name}: ${look.replace(/[\s.]+$/, "")}.`);
  return [/[.!?…]$/.test(visual) || looks.length === 0 ? visual : `${visual}.`, ...looks].join(" ");
}

/** Returns the narration order of a scene; null when nobody speaks. */
export function narrationOrder(
  scene: BoardScene,
  { settings, cast }: Surroundings,
): NarrationOrder | null {
  const text = scene.narration.trim();
  if (settings.narration !== "voice" || text === "") return null;
  const speaker = cast.find(({ id }) => id === scene.speaker);
  return {
    kind: "narration",
    text,
    voice: speaker?.voice ?? settings.voice,
    speed: settings.speed,
  };
}

/** Returns the text shown in a scene. */
export const captionText = ({ caption, narration }: BoardScene): string =>
  (caption ?? narration).trim();

/**
 * Returns the caption's words with their times in seconds within the scene, as spoken or else
 * evenly spread.
 */
export function captionWords(
  scene: BoardScene,
  spoken: readonly TimedWord[] | null,
  { offset, seconds }: PlannedScene,
): TimedWord[] {
  const text = captionText(scene);
  const end = Math.max(offset, seconds - 0.1);
  if (!spoken || spoken.length === 0) return spreadWords(text, Math.min(offset, end), end);
  const shifted = spoken.map((word) => ({
    ...word,
    start: word.start + offset,
    end: word.end + offset,
  }));
  return text === scene.narration.trim() ? shifted : timeCaption(text, shifted, end);
}

/** Returns the order for the scene's film with its caption. */
export function captionOrder(
  motion: MotionOrder,
  words: readonly TimedWord[],
  text: string,
  { settings }: Surroundings,
  place: { readonly first: boolean; readonly last: boolean },
): CaptionOrder {
  const shown = settings.captionPosition !== "no-caption" && words.length > 0;
  return {
    kind: "caption",
    motion,
    caption: shown
      ? {
          text,
          words,
          position: settings.captionPosition,
          style: settings.captionStyle,
          karaoke: settings.karaoke,
          safeArea: settings.safeArea,
        }
      : null,
    ...place,
  };
}
