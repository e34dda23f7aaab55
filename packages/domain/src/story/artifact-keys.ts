import { canonical } from "../canonical.ts";
import { type ArtifactKind, type ArtifactOrder, isHostedPicture } from "./story-engine.ts";

/** Raised by the engine, kind by kind, whenever the same order would no longer give the same bytes. */
export type ArtifactVersions = Readonly<Record<ArtifactKind, string>>;

/** Of what a service of others makes: it stays what it is whatever our engine becomes, for it was paid there. */
const HOSTED = "hosted 1";

/** One-way digest of a text, 64 hexadecimal digits. */
export type Digest = (text: string) => string;

export interface ArtifactKeys {
  /** Name of the artifact: a digest of everything that goes into it, and of who makes it. */
  of(order: ArtifactOrder): string;
  /** A locked scene's order keeps the key its artifact was made under. */
  keep(order: ArtifactOrder, key: string): void;
}

/**
 * Names artifacts by what goes into them. What an artifact is made of goes in by its own key, so a new engine
 * for pictures renames the motions too, and a kept picture keeps them.
 */
export function artifactKeys(digest: Digest, versions: ArtifactVersions): ArtifactKeys {
  const known = new WeakMap<ArtifactOrder, string>();
  const of = (order: ArtifactOrder): string => {
    const earlier = known.get(order);
    if (earlier !== undefined) return earlier;
    const version = isHostedPicture(order) ? HOSTED : versions[order.kind];
    const key = digest(canonical({ version, order: ingredients(order) }));
    known.set(order, key);
    return key;
  };
  const ingredients = (order: ArtifactOrder): object => {
    switch (order.kind) {
      case "motion":
        return { ...order, picture: of(order.picture) };
      case "caption":
        return { ...order, motion: of(order.motion) };
      case "assembly":
        return {
          ...order,
          score: order.score && of(order.score),
          scenes: order.scenes.map((scene) => ({
            ...scene,
            caption: of(scene.caption),
            narration: scene.narration && { ...scene.narration, order: of(scene.narration.order) },
          })),
        };
      default:
        return order;
    }
  };
  return { of, keep: (order, key) => void known.set(order, key) };
}

/** What has to be there before an artifact can be made. */
export function needsOf(order: ArtifactOrder): readonly ArtifactOrder[] {
  switch (order.kind) {
    case "motion":
      return [order.picture];
    case "caption":
      return [order.motion];
    case "assembly":
      return [
        ...order.scenes.flatMap(({ caption, narration }) =>
          narration ? [caption, narration.order] : [caption],
        ),
        ...(order.score ? [order.score] : []),
        // Its poster.
        ...order.scenes.slice(0, 1).map(({ caption }) => caption.motion.picture),
      ];
    default:
      return [];
  }
}
