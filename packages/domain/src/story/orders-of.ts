import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { KeptScene } from "@kinora/contracts/story/kept-scene";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import type { TimedWord } from "@kinora/contracts/story/story";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import { ownValue } from "../own-value.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { type PlannedScene, planTimeline, type Timeline } from "./plan-timeline.ts";
import { continues, footageOrder, leastSeconds } from "./scene-footage.ts";
import {
  captionOrder,
  captionText,
  captionWords,
  narrationOrder,
  pictureOrder,
  type Surroundings,
} from "./scene-orders.ts";
import type {
  ArtifactFacts,
  AssemblyOrder,
  CaptionOrder,
  FootageOrder,
  MotionOrder,
  NarrationOrder,
  OwnNarrationOrder,
  PictureOrder,
  Quality,
  ScoreOrder,
} from "./story-engine.ts";
import type { BoardSnapshot } from "./story-task.ts";

type NarrationPart = NonNullable<ArtifactFacts["parts"]>[number];

export interface SceneNarration {
  readonly order: NarrationOrder | OwnNarrationOrder;
  /** Index of this scene among the texts of the order. */
  readonly index: number;
  /** Null until it has been spoken. */
  readonly part: NarrationPart | null;
}

/** The orders for a take of a scene, chosen or not. */
export interface TakeOrders {
  readonly id: string;
  readonly picture: PictureOrder;
  readonly footage: FootageOrder | null;
}

/** The orders for a scene. */
export interface SceneOrders {
  readonly id: string;
  readonly takeId: string;
  readonly planned: PlannedScene;
  readonly picture: PictureOrder;
  readonly takes: readonly TakeOrders[];
  /** Clip of the scene by an external service; null when the camera moves over its picture. */
  readonly footage: FootageOrder | null;
  /** Null when nobody speaks. */
  readonly narration: SceneNarration | null;
  /** Null until the duration of the voice is known. */
  readonly clips: Readonly<Record<Quality, SceneClips>> | null;
}
export interface SceneClips {
  readonly motion: MotionOrder;
  readonly caption: CaptionOrder;
  /** The scene as a film of its own, with its voice. */
  readonly alone: AssemblyOrder;
}

/** The orders for a story. */
export interface StoryOrders {
  readonly timeline: Timeline;
  readonly scenes: readonly SceneOrders[];
  /** Null without music, or until all voices are known. */
  readonly score: ScoreOrder | null;
  /** Null until all voices are known. */
  readonly assembly: Readonly<Record<Quality, AssemblyOrder>> | null;
}

/**
 * Returns all orders of a board; the same board gives the same orders. A scene's duration follows
 * from its narration, so motion, captions and music are unknown until `factsOf` knows the
 * narrations.
 *
 * @param factsOf returns the facts of an artifact by its key; undefined when it has not been made
 */
export function ordersOf(
  { board, kept, recording }: BoardSnapshot,
  keys: ArtifactKeys,
  factsOf: (key: string) => ArtifactFacts | undefined,
): StoryOrders {
  const { settings } = board;
  const surroundings = board.scenes.map((scene): Surroundings => ownValue(kept, scene.id) ?? board);
  const own = ownNarration(board, recording);
  const voices = board.scenes.map((scene, index) => {
    const voice = own ? null : narrationOrder(scene, surroundings[index] ?? board);
    const key = ownValue(kept, scene.id)?.narration;
    if (voice && key) keys.keep(voice, key);
    const order = voice ?? (captionable(scene) ? own : null);
    if (!order) return null;
    const place = own ? index : 0;
    const part = factsOf(keys.of(order))?.parts?.[place] ?? null;
    return { order, index: place, part };
  });
  const pace = paceOf(board, voices);
  const timeline = planTimeline(
    board.scenes.map((scene, index) => {
      const next = board.scenes[index + 1];
      const isContinued = next !== undefined && continues(next, scene);
      return lengthOf(scene, voices[index] ?? null, pace, isContinued);
    }),
    settings,
  );
  let before: FootageOrder | null = null;
  const scenes = board.scenes.map((scene, index): SceneOrders => {
    const planned = timeline.scenes[index];
    if (!planned) throw new Error("every scene has its place in time");
    const around = surroundings[index] ?? board;
    const shown = { scene, around, kept: ownValue(kept, scene.id) };
    const takes = takesOf(shown, before, settings.aspectRatio, keys);
    const chosen = takes.find(({ id }) => id === scene.takeId) ?? takes[0];
    if (!chosen) throw new Error("every scene has a take");
    const { picture, footage } = chosen;
    before = footage;
    const narration = voices[index] ?? null;
    const place = { first: index === 0, last: index === board.scenes.length - 1 };
    const clips = planned.estimated
      ? null
      : clipsOf(scene, { planned, picture, footage, narration }, around, place, board.title);
    const { id, takeId } = scene;
    return { id, takeId, planned, picture, takes, footage, narration, clips };
  });
  return { timeline, scenes, ...wholeOf(board, scenes, timeline) };
}

/**
 * Returns the orders of a scene's takes; the chosen one keeps what a locked scene has.
 *
 * @param before footage of the scene before it
 */
function takesOf(
  { scene, around, kept }: { scene: BoardScene; around: Surroundings; kept: KeptScene | undefined },
  before: FootageOrder | null,
  aspectRatio: Board["settings"]["aspectRatio"],
  keys: ArtifactKeys,
): TakeOrders[] {
  return scene.takes.map(({ id, seed }) => {
    const picture = pictureOrder(scene, seed, around, aspectRatio);
    const footage = footageOrder({ scene, around, picture }, before, aspectRatio);
    if (id !== scene.takeId) return { id, picture, footage };
    if (kept?.picture) keys.keep(picture, kept.picture);
    if (footage && kept?.footage) keys.keep(footage, kept.footage);
    return { id, picture, footage };
  });
}

const captionable = (scene: BoardScene) => scene.narration.trim() !== "";

/** Returns one order for all scenes, since the boundaries between them depend on one another. */
function ownNarration(board: Board, recording: string | null): OwnNarrationOrder | null {
  if (board.settings.narration !== "own" || recording === null) return null;
  return {
    kind: "own-narration",
    recording,
    texts: board.scenes.map(({ narration }) => narration.trim()),
  };
}

/**
 * Returns the story's pace relative to the usual one, measured on the spoken scenes, so that the
 * estimate for a changed scene is close to its final duration.
 */
function paceOf({ scenes, settings }: Board, voices: readonly (SceneNarration | null)[]): number {
  let usual = 0;
  let taken = 0;
  for (const [index, { narration }] of scenes.entries()) {
    const seconds = voices[index]?.part?.seconds;
    if (seconds === undefined) continue;
    usual += speakingTime(narration);
    taken += seconds;
  }
  return usual > 0 && taken > 0 ? usual / taken : settings.speed;
}

/**
 * @param pace expected speed of its speech; 1 is usual
 */
function lengthOf(
  scene: BoardScene,
  narration: SceneNarration | null,
  pace: number,
  isContinued: boolean,
) {
  const text = captionText(scene);
  const spoken = narration?.part?.seconds ?? speakingTime(scene.narration, pace);
  return {
    spoken: narration ? spoken : null,
    reading: speakingTime(text),
    atLeast: leastSeconds(scene, { isContinued, hasWords: narration !== null || text !== "" }),
    estimated: narration !== null && narration.part === null,
  };
}

function clipsOf(
  scene: BoardScene,
  known: Pick<SceneOrders, "planned" | "picture" | "footage" | "narration">,
  around: Surroundings,
  place: { readonly first: boolean; readonly last: boolean },
  title: string,
): Record<Quality, SceneClips> {
  const { planned, picture, footage, narration } = known;
  const shot = footage ? { picture, footage } : { picture };
  const words = captionWords(scene, narration?.part?.words ?? null, planned);
  const make = (quality: Quality): SceneClips => {
    const motion: MotionOrder = { kind: "motion", ...shot, frames: planned.frames, quality };
    const caption = captionOrder(motion, words, captionText(scene), around, place);
    const shown = { ...sceneInFilm(caption, narration, words, planned), text: captionText(scene) };
    const alone: AssemblyOrder = { kind: "assembly", title, scenes: [shown], score: null, quality };
    return { motion, caption, alone };
  };
  return { small: make("small"), full: make("full") };
}

function sceneInFilm(
  caption: CaptionOrder,
  narration: SceneNarration | null,
  words: readonly TimedWord[],
  { offset, frames }: PlannedScene,
): Omit<AssemblyOrder["scenes"][number], "text"> {
  const voice = narration && { order: narration.order, index: narration.index, offset };
  return { caption, narration: voice, words, frames };
}

function wholeOf(
  { title, settings }: Board,
  scenes: readonly SceneOrders[],
  { cuts, tempo }: Timeline,
): Pick<StoryOrders, "score" | "assembly"> {
  if (scenes.some(({ clips }) => clips === null)) return { score: null, assembly: null };
  const { genre, tone, musicPrompt, seed } = settings;
  const prompt = musicPrompt.trim();
  const score: ScoreOrder | null = settings.music
    ? { kind: "score", prompt, genre, tone, tempo, cuts, fps: STORY_FPS, seed }
    : null;
  const join = (quality: Quality): AssemblyOrder => ({
    kind: "assembly",
    title,
    scenes: scenes.flatMap(({ clips }) => clips?.[quality].alone.scenes ?? []),
    score,
    quality,
  });
  return { score, assembly: { small: join("small"), full: join("full") } };
}
