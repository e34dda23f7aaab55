import type { ArtifactOrder, MakeContext } from "@kinora/domain/story/story-engine";

/**
 * Locations of the artifacts and uploads an order depends on, in the order `make-artifact.ts` reads
 * them.
 */
export function artifactSources(
  order: ArtifactOrder,
  { locate, locateUpload }: Pick<MakeContext, "locate" | "locateUpload">,
): (string | null)[] {
  switch (order.kind) {
    case "motion":
      return [locate(order.footage ?? order.picture)];
    case "last-frame":
      return [locate(order.footage)];
    case "caption":
      return [locate(order.motion)];
    case "own-narration":
      return [locateUpload(order.recording)];
    case "assembly":
      return [
        ...order.scenes.map(({ caption }) => locate(caption)),
        ...order.scenes.map(({ narration }) =>
          narration === null ? null : locate(narration.order, narration.index),
        ),
        order.score === null ? null : locate(order.score),
        ...order.scenes.slice(0, 1).map(({ caption }) => locate(caption.motion.picture)),
      ];
    default:
      return [];
  }
}
