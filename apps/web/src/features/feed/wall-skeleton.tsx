import { Masonry } from "../../ui/masonry.tsx";

/** Shapes in the mix a feed has, so that what comes stands where it was announced. */
const RATIOS = [16 / 9, 9 / 16, 1, 16 / 9, 1, 9 / 16, 16 / 9, 1, 16 / 9, 9 / 16, 1, 16 / 9];

const keyOf = ({ index }: { index: number }) => index;
const ratioOf = ({ ratio }: { ratio: number }) => ratio;
const PLACES = RATIOS.map((ratio, index) => ({ ratio, index }));

const render = () => (
  <div className="size-full touch:pb-10">
    <div className="skeleton size-full rounded-media" />
  </div>
);

export function WallSkeleton() {
  return (
    <Masonry
      label="Loading"
      items={PLACES}
      keyOf={keyOf}
      ratioOf={ratioOf}
      render={render}
      lines
      busy
    />
  );
}
