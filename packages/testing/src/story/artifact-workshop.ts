import type { ArtifactGoal } from "@kinora/domain/story/artifact-goal";
import { artifactKeys, needsOf } from "@kinora/domain/story/artifact-keys";
import { ordersOf } from "@kinora/domain/story/orders-of";
import type { ArtifactToMake, SchedulePorts } from "@kinora/domain/story/schedule-artifacts";
import type { ArtifactFacts, ArtifactOrder } from "@kinora/domain/story/story-engine";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";
import type { ArtifactOutcome, ArtifactPlan, KnownArtifact } from "@kinora/domain/story/worklist";
import { digest, FIXED_VERSIONS } from "./fixed-versions.ts";
import { spokenFacts } from "./spoken-facts.ts";
import { writtenBoard } from "./written-board.ts";

/** The film of all scenes. */
export const WHOLE: ArtifactGoal = { scenes: null, clips: "full", join: "whole" };
/** All pictures and voices. */
export const PICTURES: ArtifactGoal = { scenes: null, clips: null, join: null };

/** Plans a goal for the written board, unless another snapshot is given. */
export function planOf(goal: ArtifactGoal, snapshot: Partial<BoardSnapshot> = {}): ArtifactPlan {
  const whole = { board: writtenBoard(), kept: {}, recording: null, ...snapshot };
  return { snapshot: whole, goal, keys: artifactKeys(digest, FIXED_VERSIONS) };
}

export const isVoice = (order: ArtifactOrder) =>
  order.kind === "narration" || order.kind === "own-narration";
export const factsOf = (order: ArtifactOrder): ArtifactFacts =>
  order.kind === "narration" || order.kind === "own-narration" ? spokenFacts(order) : {};

/** Returns all artifacts of a goal by key: those requested and those that they are made from. */
export function allOf({ snapshot, goal: { scenes, clips, join }, keys }: ArtifactPlan) {
  const facts = new Map<string, ArtifactFacts>();
  const look = () => ordersOf(snapshot, keys, (key) => facts.get(key));
  const asked = () => look().scenes.filter(({ id }) => scenes?.includes(id) ?? true);
  for (const { narration } of asked())
    if (narration) facts.set(keys.of(narration.order), factsOf(narration.order));
  const all = new Map<string, ArtifactOrder>();
  const add = (order: ArtifactOrder | undefined) => {
    if (!order) return;
    all.set(keys.of(order), order);
    for (const need of needsOf(order)) add(need);
  };
  for (const scene of asked()) {
    add(scene.picture);
    add(scene.narration?.order);
    if (clips) add(scene.clips?.[clips].caption);
    if (clips && join === "each") add(scene.clips?.[clips].alone);
  }
  if (clips && join === "whole") add(look().assembly?.[clips]);
  return all;
}

/**
 * Opens a workshop that makes everything at once, unless other ports are given, and records what
 * was requested.
 */
export function openWorkshop(ports: Partial<SchedulePorts<KnownArtifact>> = {}) {
  const begun: ArtifactOrder[] = [];
  const shares: number[] = [];
  const finish = async ({ order }: ArtifactToMake<KnownArtifact>) => madeOf(order);
  return {
    begun,
    shares,
    kinds: () => begun.map(({ kind }) => kind).sort(),
    ports: {
      recall: async () => new Map(),
      giveUp: () => {},
      makesRoom: async () => false,
      report: (share: number) => void shares.push(share),
      ...ports,
      make: (artifact: ArtifactToMake<KnownArtifact>) => {
        begun.push(artifact.order);
        return (ports.make ?? finish)(artifact);
      },
    } satisfies SchedulePorts<KnownArtifact>,
  };
}

/** The outcome of an order that succeeds. */
export const madeOf = (order: ArtifactOrder): ArtifactOutcome<KnownArtifact> => ({
  artifact: { facts: factsOf(order) },
});
