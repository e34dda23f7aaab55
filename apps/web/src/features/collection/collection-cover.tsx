import type { Collection } from "@kinora/contracts/collection/collection";
import { Library } from "lucide-react";
import { MediaTile } from "../../entities/creation/media-tile.tsx";
import { cx } from "../../ui/class-names.ts";

type Cover = Collection["cover"][number];

/** The still of a work in a small place. */
function smallPicture({ kind, media }: Cover) {
  const still = media?.thumbnail ?? media?.poster ?? (kind === "image" ? media?.main : null);
  return still ? { src: still.url } : null;
}

/** The first works of a collection: one, or four in a square; a small one shows one. */
export function CollectionCover({
  cover,
  isSmall = false,
}: {
  readonly cover: Collection["cover"];
  readonly isSmall?: boolean;
}) {
  const shown = cover.slice(0, isSmall || cover.length < 4 ? 1 : 4);
  if (shown.length === 0)
    return (
      <span className="grid size-full place-items-center rounded-media bg-surface-2 text-text-2">
        <Library size={isSmall ? 18 : 32} />
      </span>
    );
  return (
    <span
      className={cx(
        "grid size-full gap-0.5 overflow-hidden rounded-media",
        shown.length === 4 && "grid-cols-2 grid-rows-2",
      )}
    >
      {shown.map((work) => (
        <span key={work.id} className="min-h-0 min-w-0">
          <MediaTile
            alt=""
            thumbhash={work.thumbhash}
            picture={smallPicture(work)}
            previewUrl={null}
            playing={false}
          />
        </span>
      ))}
    </span>
  );
}
