import { ownValue } from "../own-value.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { ArtifactOrder } from "./story-engine.ts";
import type { LatestArtifacts, LatestOfScene } from "./story-record.ts";

/**
 * Records which artifacts a board has now, so that they can be shown as stale once the board asks
 * for others.
 */
export function recordLatest(
  before: LatestArtifacts,
  { orders, keys, artifacts }: StoryStanding,
): LatestArtifacts {
  const keyOf = (order: ArtifactOrder | null | undefined) => {
    const key = order ? keys.of(order) : "";
    return artifacts.has(key) ? key : undefined;
  };
  const newest = (...candidates: (ArtifactOrder | undefined)[]) =>
    candidates.map(keyOf).find((key) => key !== undefined);
  const scenes = orders.scenes.map(({ id, takes, footage, narration, clips }) => {
    const older: LatestOfScene = ownValue(before.scenes, id) ?? { pictures: {} };
    const pictures = takes.flatMap((take) => {
      const key = keyOf(take.picture);
      return key === undefined ? [] : [[take.id, key] as const];
    });
    const now = {
      footage: keyOf(footage),
      narration: keyOf(narration?.order),
      motion: newest(clips?.full.motion, clips?.small.motion),
      caption: newest(clips?.full.caption, clips?.small.caption),
      alone: keyOf(clips?.small.alone),
    };
    const shown = { ...older.pictures, ...Object.fromEntries(pictures) };
    return [id, { ...older, ...present(now), pictures: shown }] as const;
  });
  const whole = {
    score: keyOf(orders.score),
    preview: keyOf(orders.assembly?.small),
    assembly: keyOf(orders.assembly?.full),
  };
  const known = { ...before.scenes, ...Object.fromEntries(scenes) };
  return { ...before, ...present(whole), scenes: known };
}

/** Returns only the fields that have a value. */
function present<T extends Record<string, string | undefined>>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof T]?: string };
}
