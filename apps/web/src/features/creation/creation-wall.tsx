import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { CardWall } from "../../entities/creation/card-wall.tsx";
import { Masonry } from "../../ui/masonry.tsx";
import { LibraryTile } from "./library-tile.tsx";

const tile = (card: CreationCard, at: number, of: number) => (
  <LibraryTile card={card} at={at} of={of} />
);

const PLACES = [16 / 9, 1, 9 / 16, 16 / 9, 16 / 9, 1, 9 / 16, 1].map((ratio, index) => ({
  ratio,
  index,
}));

export function CreationWall({
  label,
  ids,
  onMore = null,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  /** Loads the next page; null when everything is loaded. */
  readonly onMore?: (() => void) | null;
}) {
  return (
    <CardWall
      label={label}
      ids={ids}
      tile={tile}
      onMore={onMore}
      total={onMore ? -1 : ids.length}
    />
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
