import type { ArtifactKeys } from "./artifact-keys.ts";
import { ordersOf, type StoryOrders } from "./orders-of.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { ArtifactOrder } from "./story-engine.ts";
import type { LatestArtifacts } from "./story-record.ts";
import type { ArtifactStore } from "./story-stores.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** What a board asks for, and what of it there is. */
export interface StoryStanding {
  readonly orders: StoryOrders;
  readonly keys: ArtifactKeys;
  /** By key: what was made of these orders, and the newest older ones. */
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
}

/** Looks up what stands of a board. Voices first: how long they speak decides all that comes after. */
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

/** Keys of the newest artifacts. */
export function keysIn({ scenes, score, preview, assembly }: LatestArtifacts): string[] {
  const ofScenes = Object.values(scenes).flatMap(({ pictures, ...rest }) => [
    ...Object.values(pictures),
    ...Object.values<string | undefined>(rest),
  ]);
  return [...ofScenes, score, preview, assembly].filter((key) => key !== undefined);
}

/** Everything a board can ask for, in the order in which one thing needs the other. */
export function allOrders({ scenes, score, assembly }: StoryOrders): ArtifactOrder[] {
  return [
    ...scenes.flatMap(({ takes, narration, clips }) => [
      ...takes.map(({ picture }) => picture),
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
