import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";

/** Seconds of picture before the voice starts, and after it ends. */
const LEAD_IN = 0.25;
const BREATH = 0.5;
const WORDLESS_SECONDS = 4;
/** Minimum seconds for text that is only read. */
const READING_MIN = 2;

/** Frames per beat that give whole tempos: 144, 120, 96, 90, 80, 72 and 60 beats per minute. */
const BEATS = [10, 12, 15, 16, 18, 20, 24] as const;

/**
 * Frames per beat, as a whole number, so that every beat and cut falls on a frame and a scene's
 * length does not depend on its position. The tempo is 1,440 divided by it.
 */
const BEAT_FRAMES: Readonly<Record<StorySettings["genre"], (typeof BEATS)[number]>> = {
  "action-packed": 10,
  extreme: 10,
  funny: 12,
  "sci-fi": 15,
  basic: 15,
  history: 18,
  romantic: 18,
  mysterious: 20,
};
const TONE_STEP: Readonly<Record<StorySettings["tone"], number>> = {
  basic: 0,
  warm: 0,
  playful: -1,
  dramatic: 0,
  suspenseful: 1,
  solemn: 1,
  hopeful: 0,
};

/** Returns the tempo in beats per minute, and the frames per beat. */
export function tempoOf({ genre, tone }: Pick<StorySettings, "genre" | "tone">) {
  const base = BEATS.indexOf(BEAT_FRAMES[genre]);
  const place = Math.min(BEATS.length - 1, Math.max(0, base + TONE_STEP[tone]));
  const beatFrames = BEATS[place] ?? 15;
  return { tempo: (60 * STORY_FPS) / beatFrames, beatFrames };
}

export interface SceneLength {
  /** Seconds of speech, known or estimated; null when nobody speaks. */
  readonly spoken: number | null;
  /** Seconds needed to read the caption; 0 when there is none. */
  readonly reading: number;
  /** Minimum seconds set by the author. */
  readonly atLeast: number | null;
  /** True when `spoken` is an estimate. */
  readonly estimated: boolean;
}

export interface PlannedScene {
  /** First frame of the scene in the film. */
  readonly from: number;
  readonly frames: number;
  readonly start: number;
  readonly seconds: number;
  /** Seconds into the scene at which the voice starts. */
  readonly offset: number;
  readonly estimated: boolean;
}

export interface Timeline {
  readonly tempo: number;
  readonly scenes: readonly PlannedScene[];
  /** Frames at which scenes start, and at which the last one ends; each on a beat. */
  readonly cuts: readonly number[];
  readonly seconds: number;
}

/** Lays out the scenes in sequence, each as long as it needs, rounded up to a beat. */
export function planTimeline(
  lengths: readonly SceneLength[],
  settings: Pick<StorySettings, "genre" | "tone">,
): Timeline {
  const { tempo, beatFrames } = tempoOf(settings);
  const scenes: PlannedScene[] = [];
  let from = 0;
  for (const length of lengths) {
    // The tolerance keeps rounding errors from adding a beat.
    const beats = Math.ceil((secondsNeeded(length) * STORY_FPS) / beatFrames - 1e-6);
    const frames = Math.max(1, beats) * beatFrames;
    const { estimated } = length;
    const offset = length.spoken === null ? 0 : LEAD_IN;
    scenes.push({
      from,
      frames,
      start: from / STORY_FPS,
      seconds: frames / STORY_FPS,
      offset,
      estimated,
    });
    from += frames;
  }
  return {
    tempo,
    scenes,
    cuts: [...scenes.map((scene) => scene.from), from],
    seconds: from / STORY_FPS,
  };
}

function secondsNeeded({ spoken, reading, atLeast }: SceneLength): number {
  if (spoken !== null) return Math.max(LEAD_IN + spoken + BREATH, atLeast ?? 0);
  if (reading > 0) return Math.max(reading, READING_MIN, atLeast ?? 0);
  return atLeast ?? WORDLESS_SECONDS;
}
