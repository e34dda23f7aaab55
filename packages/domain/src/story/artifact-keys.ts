import { canonical } from "../canonical.ts";
import { type ArtifactKind, type ArtifactOrder, isHostedPicture } from "./story-engine.ts";

/**
 * Version of each artifact kind. The engine bumps it when the same order would produce different
 * bytes.
 */
export type ArtifactVersions = Readonly<Record<ArtifactKind, string>>;

/**
 * Version of pictures and footage from external services. It is independent of our engine's
 * versions, so what was paid for stays valid.
 */
const HOSTED = "hosted 1";

/** One-way digest of a text, 64 hexadecimal digits. */
export type Digest = (text: string) => string;

export interface ArtifactKeys {
  /**
   * Returns the artifact's key: a digest of everything that goes into it and of its maker's
   * version.
   */
  of(order: ArtifactOrder): string;
  /** Makes a locked scene's order keep the key under which its artifact was made. */
  keep(order: ArtifactOrder, key: string): void;
}

/**
 * Derives artifact keys from their inputs. An input that is an artifact contributes its own key, so
 * a new picture engine also changes the keys of motions, and a kept picture keeps them.
 */
export function artifactKeys(digest: Digest, versions: ArtifactVersions): ArtifactKeys {
  const known = new WeakMap<ArtifactOrder, string>();
  const of = (order: ArtifactOrder): string => {
    const earlier = known.get(order);
    if (earlier !== undefined) return earlier;
    const isHosted = isHostedPicture(order) || order.kind === "footage";
    const version = isHosted ? HOSTED : versions[order.kind];
    const key = digest(canonical({ version, order: ingredients(order) }));
    known.set(order, key);
    return key;
  };
  const ingredients = (order: ArtifactOrder): object => {
    switch (order.kind) {
      case "footage": {
        // The words of its picture rather than that picture's key, which our engine's version is in.
        const { begins } = order;
        return begins.kind === "last-frame" ? { ...order, begins: of(begins.footage) } : order;
      }
      case "last-frame":
        return { ...order, footage: of(order.footage) };
      case "motion":
        return {
          ...order,
          picture: of(order.picture),
          footage: order.footage && of(order.footage),
        };
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

/** Returns the artifacts that must exist before an artifact can be made. */
export function needsOf(order: ArtifactOrder): readonly ArtifactOrder[] {
  switch (order.kind) {
    case "footage":
      return [order.begins];
    case "last-frame":
      return [order.footage];
    case "motion":
      return [order.footage ?? order.picture];
    case "caption":
      return [order.motion];
    case "assembly":
      return [
        ...order.scenes.flatMap(({ caption, narration }) =>
          narration ? [caption, narration.order] : [caption],
        ),
        ...(order.score ? [order.score] : []),
        // The poster.
        ...order.scenes.slice(0, 1).map(({ caption }) => caption.motion.picture),
      ];
    default:
      return [];
  }
}
