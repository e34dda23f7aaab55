import { useCallback } from "react";
import { Masonry } from "../../ui/masonry.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { LINE_BELOW_PX } from "./feed-tile.tsx";

/** Shapes in the mix a feed has, so that what comes stands where it was announced. */
const RATIOS = [16 / 9, 9 / 16, 1, 16 / 9, 1, 9 / 16, 16 / 9, 1, 16 / 9, 9 / 16, 1, 16 / 9];

const keyOf = ({ index }: { index: number }) => index;
const ratioOf = ({ ratio }: { ratio: number }) => ratio;
const PLACES = RATIOS.map((ratio, index) => ({ ratio, index }));

export function WallSkeleton() {
  const below = useMediaQuery("(hover: none)") ? LINE_BELOW_PX : 0;
  const render = useCallback(
    () => (
      <div style={{ paddingBottom: below }} className="size-full">
        <div className="skeleton size-full rounded-media" />
      </div>
    ),
    [below],
  );
  return (
    <Masonry
      label="Loading"
      items={PLACES}
      keyOf={keyOf}
      ratioOf={ratioOf}
      render={render}
      below={below}
      busy
    />
  );
}
