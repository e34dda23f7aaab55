import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { SceneStage, StageState } from "@kinora/contracts/story/story-vocabulary";
import { ownValue } from "../own-value.ts";
import type { SceneOrders } from "./orders-of.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { ArtifactOrder } from "./story-engine.ts";
import type { StoryRecord } from "./story-record.ts";

export interface StageStanding {
  readonly state: StageState;
  /** Reason when it does not exist. */
  readonly said: StoredSentence | null;
}

/**
 * An artifact in progress: its scene ("" for the whole story), its stage and its key, since the
 * board may have been edited after it was ordered.
 */
export interface AtWork {
  readonly scene: string;
  readonly stage: SceneStage | "score" | "assembly";
  readonly key: string;
}

interface Known {
  readonly standing: StoryStanding;
  readonly story: Pick<StoryRecord, "latest" | "failures">;
  readonly atWork: readonly AtWork[];
}

const NONE: StageStanding = { state: "none", said: null };

/** Returns the state of each stage of a scene, compared with what the board asks for. */
export function stagesOf(scene: SceneOrders, known: Known): Record<SceneStage, StageStanding> {
  const latest = ownValue(known.story.latest.scenes, scene.id);
  const { clips, footage, narration, picture, takeId } = scene;
  const state = (wanted: readonly ArtifactOrder[], older: string | undefined) =>
    standingOf(wanted, older, known);
  const moved = state(clips ? [clips.full.motion, clips.small.motion] : [], latest?.motion);
  const filmed = footageStanding(scene, known);
  return {
    picture: state([picture], latest && ownValue(latest.pictures, takeId)),
    narration: narration ? state([narration.order], latest?.narration) : NONE,
    // The clip of a service comes first.
    motion: footage && filmed.state !== "fresh" ? filmed : moved,
    caption: state(clips ? [clips.full.caption, clips.small.caption] : [], latest?.caption),
  };
}

/** Returns the state of a scene's clip by an external service. */
export function footageStanding({ id, footage }: SceneOrders, known: Known): StageStanding {
  if (footage === null) return NONE;
  return standingOf([footage], ownValue(known.story.latest.scenes, id)?.footage, known);
}

/** Returns the states of the music and the whole film. */
export function wholeStages(known: Known, music: boolean) {
  const { orders } = known.standing;
  const { score, assembly } = known.story.latest;
  return {
    score: music
      ? withNotPlayed(standingOf(orders.score ? [orders.score] : [], score, known), known)
      : NONE,
    assembly: standingOf(orders.assembly ? [orders.assembly.full] : [], assembly, known),
  };
}

/** Adds to finished music the notice of what it could not play. */
function withNotPlayed(standing: StageStanding, { standing: { orders, keys, artifacts } }: Known) {
  const facts = orders.score && artifacts.get(keys.of(orders.score))?.facts;
  const notPlayed = facts?.notices?.find(
    (notice) => typeof notice !== "string" && notice.code === "music.notPlayed",
  );
  return { ...standing, said: standing.said ?? notPlayed ?? null };
}

function standingOf(
  wanted: readonly ArtifactOrder[],
  older: string | undefined,
  { standing: { keys, artifacts }, story, atWork }: Known,
): StageStanding {
  const wantedKeys = wanted.map(keys.of);
  if (wantedKeys.some((key) => artifacts.has(key))) return { state: "fresh", said: null };
  if (atWork.some(({ key }) => wantedKeys.includes(key))) return { state: "working", said: null };
  const said = wantedKeys.map((key) => story.failures[key]).find((one) => one !== undefined);
  if (said !== undefined) return { state: "failed", said };
  return { state: older !== undefined && artifacts.has(older) ? "stale" : "missing", said: null };
}
