import type { CreationCard } from "@kinora/contracts/creation/creation";
import { memo, type ReactNode, useCallback, useMemo } from "react";
import { Masonry, type MasonryProps } from "../../ui/masonry.tsx";
import { CardTrail } from "./card-trail.tsx";
import { useCard, useRatios } from "./use-cards.ts";

/** Draws a work at its 1-based position out of `of` works; −1 when the total is unknown. */
export type DrawTile = (card: CreationCard, at: number, of: number) => ReactNode;

interface Placed {
  readonly id: string;
  readonly ratio: number;
}

export interface CardWallProps
  extends Pick<MasonryProps<Placed>, "label" | "lines" | "busy" | "total" | "whole" | "end"> {
  readonly ids: readonly string[];
  readonly tile: DrawTile;
  /** Loads the next page; null when everything is loaded. */
  readonly onMore: (() => void) | null;
}

const keyOf = ({ id }: Placed) => id;
const ratioOf = ({ ratio }: Placed) => ratio;

/** A wall of works. A change to one work re-renders only its tile. */
export function CardWall({ ids, tile, onMore, ...wall }: CardWallProps) {
  const ratios = useRatios(ids);
  const items = useMemo(
    () => ids.map((id, index) => ({ id, ratio: ratios[index] ?? 1 })),
    [ids, ratios],
  );
  const render = useCallback(
    ({ id }: Placed, index: number, total: number) => (
      <Tile id={id} at={index + 1} of={total} draw={tile} />
    ),
    [tile],
  );
  return (
    <CardTrail label={wall.label} ids={ids} onMore={onMore}>
      <Masonry {...wall} items={items} keyOf={keyOf} ratioOf={ratioOf} render={render} />
    </CardTrail>
  );
}

const Tile = memo(function Tile({
  id,
  at,
  of,
  draw,
}: {
  readonly id: string;
  readonly at: number;
  readonly of: number;
  readonly draw: DrawTile;
}) {
  const card = useCard(id);
  return card && draw(card, at, of);
});
