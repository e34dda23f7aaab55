import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { Masonry } from "../../ui/masonry.tsx";

/** Aspect ratios in the mix of a typical feed, so that arriving works match the skeleton. */
const RATIOS = [16 / 9, 9 / 16, 1, 16 / 9, 1, 9 / 16, 16 / 9, 1, 16 / 9, 9 / 16, 1, 16 / 9];

const keyOf = ({ index }: { index: number }) => index;
const ratioOf = ({ ratio }: { ratio: number }) => ratio;
const placesOf = (shapes: readonly number[]) => shapes.map((ratio, index) => ({ ratio, index }));

const render = () => (
  <div className="size-full below:pb-10">
    <div className="skeleton size-full rounded-media" />
  </div>
);

export interface WallSkeletonProps {
  /** Aspect ratio (width over height) of the coming items, when known. */
  readonly shapes?: readonly number[] | undefined;
}

/** Placeholders for the pictures of a wall. */
export function WallSkeleton({ shapes = RATIOS }: WallSkeletonProps) {
  const places = useMemo(() => placesOf(shapes), [shapes]);
  return (
    <Masonry
      label={t`Loading`}
      items={places}
      keyOf={keyOf}
      ratioOf={ratioOf}
      render={render}
      lines
      busy
    />
  );
}
