import { digest, FIXED_VERSIONS } from "@kinora/testing/story/fixed-versions";
import { spokenFacts } from "@kinora/testing/story/spoken-facts";
import { artifactKeys, needsOf } from "../../src/story/artifact-keys.ts";
import { ordersOf } from "../../src/story/orders-of.ts";
import type { ArtifactFacts, ArtifactOrder } from "../../src/story/story-engine.ts";
import type { GoldenBoard } from "./golden-boards.ts";

/**
 * Returns the keys of everything that a board's film is made of, each with its kind, in depth-first
 * order.
 */
export function keysOfBoard({ board, recording }: GoldenBoard): string[] {
  const keys = artifactKeys(digest, FIXED_VERSIONS);
  const facts = new Map<string, ArtifactFacts>();
  const orders = () => ordersOf({ board, kept: {}, recording }, keys, (key) => facts.get(key));
  for (const { narration } of orders().scenes) {
    if (narration) facts.set(keys.of(narration.order), spokenFacts(narration.order));
  }
  const found = new Set<string>();
  const add = (order: ArtifactOrder) => {
    found.add(`${order.kind} ${keys.of(order)}`);
    for (const need of needsOf(order)) add(need);
  };
  const { assembly } = orders();
  if (assembly) for (const order of [assembly.small, assembly.full]) add(order);
  return [...found];
}
