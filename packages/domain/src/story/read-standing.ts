import type { ArtifactKeys } from "./artifact-keys.ts";
import { ordersOf, type StoryOrders } from "./orders-of.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { ArtifactOrder, FootageOrder } from "./story-engine.ts";
import type { LatestArtifacts } from "./story-record.ts";
import type { ArtifactStore } from "./story-stores.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** The orders of a board, and which of them exist. */
export interface StoryStanding {
  readonly orders: StoryOrders;
  readonly keys: ArtifactKeys;
  /** The artifacts of these orders and the latest older ones, by key. */
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
}

/**
 * Reads which artifacts of a board exist. Voices come first, since their duration decides
 * everything after them.
 */
export async function readStanding(
  storyId: string,
  snapshot: BoardSnapshot,
  latest: LatestArtifacts,
  {
    artifacts,
    keys,
  }: { readonly artifacts: Pick<ArtifactStore, "find">; readonly keys: ArtifactKeys },
): Promise<StoryStanding> {
  const found = new Map<string, StoredArtifact>();
  const load = async (wanted: readonly string[]) => {
    const missing = [...new Set(wanted)].filter((key) => !found.has(key));
    for (const artifact of await artifacts.find(storyId, missing))
      found.set(artifact.key, artifact);
  };
  const factsOf = (key: string) => found.get(key)?.facts;
  const voices = ordersOf(snapshot, keys, factsOf).scenes.flatMap(
    ({ narration }) => narration?.order ?? [],
  );
  await load([...voices.map(keys.of), ...keysIn(latest)]);
  const orders = ordersOf(snapshot, keys, factsOf);
  await load(allOrders(orders).map(keys.of));
  return { orders, keys, artifacts: found };
}

/** Returns the keys of the latest artifacts. */
export function keysIn({ scenes, score, preview, assembly }: LatestArtifacts): string[] {
  const ofScenes = Object.values(scenes).flatMap(({ pictures, ...rest }) => [
    ...Object.values(pictures),
    ...Object.values<string | undefined>(rest),
  ]);
  return [...ofScenes, score, preview, assembly].filter((key) => key !== undefined);
}

/** Returns footage with the frame it begins with, which may come from other footage. */
function ofFootage(footage: FootageOrder | null): ArtifactOrder[] {
  if (footage === null) return [];
  const { begins } = footage;
  return begins.kind === "last-frame" ? [begins, footage] : [footage];
}

/** Returns every order of a board, in dependency order. */
export function allOrders({ scenes, score, assembly }: StoryOrders): ArtifactOrder[] {
  return [
    ...scenes.flatMap(({ takes, narration, clips }) => [
      ...takes.flatMap(({ picture, footage }) => [picture, ...ofFootage(footage)]),
      ...(narration ? [narration.order] : []),
      ...Object.values(clips ?? {}).flatMap(({ motion, caption, alone }) => [
        motion,
        caption,
        alone,
      ]),
    ]),
    ...(score ? [score] : []),
    ...Object.values(assembly ?? {}),
  ];
}
