import type { BoardScene, CastEntry, StorySettings } from "@kinora/contracts/story/board";
import type { TimedWord } from "@kinora/contracts/story/story";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import type { PlannedScene } from "./plan-timeline.ts";
import type { CaptionOrder, MotionOrder, NarrationOrder, PictureOrder } from "./story-engine.ts";
import { spreadWords, timeCaption } from "./time-caption.ts";

/** What a scene depends on outside of itself: the story's, or what it was locked with. */
export interface Surroundings {
  readonly settings: StorySettings;
  readonly cast: readonly CastEntry[];
}

/** The picture of a take. Whose voice a character has is nothing that is seen. */
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

/** What is seen, and how everybody in it looks. */
export function pictureWords(
  visual: string,
  cast: readonly Pick<CastEntry, "name" | "look">[],
): string {
  const looks = cast.map(({ name, look }) => `${name}: ${look.replace(/[\s.]+$/, "")}.`);
  return [/[.!?…]$/.test(visual) || looks.length === 0 ? visual : `${visual}.`, ...looks].join(" ");
}

/** What a voice says in a scene; null when it says nothing. */
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

/** What is to be read in a scene. */
export const captionText = ({ caption, narration }: BoardScene): string =>
  (caption ?? narration).trim();

/** The caption's words with seconds within the scene: as they are spoken, else one after the other. */
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

/** The scene's film with its caption on it. */
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
