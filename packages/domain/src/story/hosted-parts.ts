import { Refusal } from "../refusal.ts";
import type { SceneOrders } from "./orders-of.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { ArtifactOrder } from "./story-engine.ts";

/** What an external service makes of a scene. */
export interface HostedPart<Order> {
  /** Key of its artifact. */
  readonly key: string;
  readonly scene: string;
  /** The scene's place in the story, from 1. */
  readonly number: number;
  readonly order: Order;
  readonly made: boolean;
  readonly paid: boolean;
}

/**
 * Returns the parts of a story that external services make, without duplicates.
 *
 * @param scenes only these; null for all
 * @param orderOf the order of a scene; null when no service makes it
 */
export function hostedParts<Order extends ArtifactOrder>(
  { orders, keys, artifacts }: Pick<StoryStanding, "orders" | "keys" | "artifacts">,
  scenes: readonly string[] | null,
  orderOf: (scene: SceneOrders) => Order | null,
): readonly HostedPart<Order>[] {
  const parts = orders.scenes
    .filter(({ id }) => scenes === null || scenes.includes(id))
    .flatMap((scene) => {
      const order = orderOf(scene);
      if (order === null) return [];
      const key = keys.of(order);
      const artifact = artifacts.get(key);
      const standing = { made: artifact !== undefined, paid: artifact?.paid ?? false };
      const number = orders.scenes.indexOf(scene) + 1;
      return [{ key, scene: scene.id, number, order, ...standing }];
    });
  return [...new Map(parts.map((part) => [part.key, part])).values()];
}

/** Names the scene in a refusal of what it asks of a service. */
export function inScene<Recipe>(scene: number, resolve: () => Recipe): Recipe {
  try {
    return resolve();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { ...error.details, scene }, error.said);
  }
}
