import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { CardTrail } from "../../entities/creation/card-trail.tsx";
import { Masonry } from "../../ui/masonry.tsx";
import { LibraryTile } from "./library-tile.tsx";

const keyOf = ({ id }: CreationCard) => id;
const ratioOf = ({ width, height }: CreationCard) => width / height;
const render = (card: CreationCard, index: number, total: number) => (
  <LibraryTile card={card} at={index + 1} of={total} />
);

const PLACES = [16 / 9, 1, 9 / 16, 16 / 9, 16 / 9, 1, 9 / 16, 1].map((ratio, index) => ({
  ratio,
  index,
}));

export function CreationWall({
  label,
  cards,
  onMore = null,
}: {
  readonly label: string;
  readonly cards: readonly CreationCard[];
  /** Brings the next page; null when everything is here. */
  readonly onMore?: (() => void) | null;
}) {
  return (
    <CardTrail label={label} cards={cards} onMore={onMore}>
      <Masonry
        label={label}
        items={cards}
        keyOf={keyOf}
        ratioOf={ratioOf}
        render={render}
        total={onMore ? -1 : cards.length}
      />
    </CardTrail>
  );
}

export function CreationWallSkeleton() {
  return (
    <Masonry
      label={t`Loading`}
      items={PLACES}
      keyOf={({ index }) => index}
      ratioOf={({ ratio }) => ratio}
      render={() => <div className="skeleton size-full rounded-media" />}
      busy
    />
  );
}
