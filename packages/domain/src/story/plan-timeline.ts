import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";

/** Seconds of picture before the voice begins, and after it has ended. */
const LEAD_IN = 0.25;
const BREATH = 0.5;
const WORDLESS_SECONDS = 4;
/** Shortest time for something that is only to be read. */
const READING_MIN = 2;

/** Beats that whole tempos of music have: 144, 120, 96, 90, 80, 72 and 60 a minute. */
const BEATS = [10, 12, 15, 16, 18, 20, 24] as const;

/**
 * Frames a beat lasts: whole ones, so that every beat, and with it every cut, falls on a frame and no
 * scene's length depends on where it stands. 1,440 divided by it is the tempo.
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

/** Beats a minute, and the frames each of them lasts. */
export function tempoOf({ genre, tone }: Pick<StorySettings, "genre" | "tone">) {
  const base = BEATS.indexOf(BEAT_FRAMES[genre]);
  const place = Math.min(BEATS.length - 1, Math.max(0, base + TONE_STEP[tone]));
  const beatFrames = BEATS[place] ?? 15;
  return { tempo: (60 * STORY_FPS) / beatFrames, beatFrames };
}

export interface SceneLength {
  /** Seconds of the voice, known or estimated; null: nobody speaks. */
  readonly spoken: number | null;
  /** Seconds it takes to read what is shown; 0: there is nothing to read. */
  readonly reading: number;
  /** Shortest length its person asked for. */
  readonly atLeast: number | null;
  /** Is `spoken` only an estimate? */
  readonly estimated: boolean;
}

export interface PlannedScene {
  /** First frame of it in the film. */
  readonly from: number;
  readonly frames: number;
  readonly start: number;
  readonly seconds: number;
  /** Seconds into the scene at which the voice begins. */
  readonly offset: number;
  readonly estimated: boolean;
}

export interface Timeline {
  readonly tempo: number;
  readonly scenes: readonly PlannedScene[];
  /** Frames at which scenes begin, and at which the last one ends: each on a beat. */
  readonly cuts: readonly number[];
  readonly seconds: number;
}

/** Lays the scenes one after the other, each as long as it needs, rounded up to a beat. */
export function planTimeline(
  lengths: readonly SceneLength[],
  settings: Pick<StorySettings, "genre" | "tone">,
): Timeline {
  const { tempo, beatFrames } = tempoOf(settings);
  const scenes: PlannedScene[] = [];
  let from = 0;
  for (const length of lengths) {
    // A hair of rounding error must not cost a beat.
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
