import { canonical } from "../canonical.ts";
import type { PieceKind, PieceOrder } from "./story-engine.ts";

/** Raised by the engine, kind by kind, whenever the same order would no longer give the same bytes. */
export type PieceVersions = Readonly<Record<PieceKind, string>>;

/** One-way digest of a text, 64 hexadecimal digits. */
export type Digest = (text: string) => string;

export interface PieceKeys {
  /** Name of the piece: a digest of everything that goes into it, and of who makes it. */
  of(order: PieceOrder): string;
  /** A locked scene's order keeps the key its piece was made under. */
  keep(order: PieceOrder, key: string): void;
}

/**
 * Names pieces by what goes into them. What a piece is made of goes in by its own key, so a new engine
 * for pictures renames the motions too, and a kept picture keeps them.
 */
export function pieceKeys(digest: Digest, versions: PieceVersions): PieceKeys {
  const known = new WeakMap<PieceOrder, string>();
  const of = (order: PieceOrder): string => {
    const earlier = known.get(order);
    if (earlier !== undefined) return earlier;
    const key = digest(canonical({ version: versions[order.kind], order: ingredients(order) }));
    known.set(order, key);
    return key;
  };
  const ingredients = (order: PieceOrder): object => {
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

/** What has to be there before a piece can be made. */
export function needsOf(order: PieceOrder): readonly PieceOrder[] {
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
