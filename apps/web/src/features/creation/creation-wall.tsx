import type { CreationCard } from "@kinora/contracts/creation/creation";
import { Masonry } from "../../ui/masonry.tsx";
import { LibraryTile } from "./library-tile.tsx";

const keyOf = ({ id }: CreationCard) => id;
const ratioOf = ({ width, height }: CreationCard) => width / height;
const render = (card: CreationCard) => <LibraryTile card={card} />;

const PLACES = [16 / 9, 1, 9 / 16, 16 / 9, 16 / 9, 1, 9 / 16, 1].map((ratio, index) => ({
  ratio,
  index,
}));

export function CreationWall({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly CreationCard[];
}) {
  return <Masonry label={label} items={cards} keyOf={keyOf} ratioOf={ratioOf} render={render} />;
}

export function CreationWallSkeleton() {
  return (
    <Masonry
      label="Loading"
      items={PLACES}
      keyOf={({ index }) => index}
      ratioOf={({ ratio }) => ratio}
      render={() => <div className="skeleton size-full rounded-media" />}
      busy
    />
  );
}
