import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { Masonry } from "../../ui/masonry.tsx";

/** Shapes in the mix a feed has, so that what comes stands where it was announced. */
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
  /** Width over height of what will come, where it is known. */
  readonly shapes?: readonly number[] | undefined;
}

/** Where the pictures of a wall will stand. */
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
