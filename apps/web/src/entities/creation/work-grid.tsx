import { t } from "@lingui/core/macro";
import { AuthorLink } from "../person/author-link.tsx";
import { ItemLink } from "./item-link.tsx";
import { MediaTile } from "./media-tile.tsx";
import { tilePicture } from "./picture-source.ts";
import { titleOf } from "./title-of.ts";
import { useCard } from "./use-cards.ts";

/** Three tiles in the column beside a work, or in the width of a phone. */
const SIZES = "(width >= 64rem) 8rem, 33vw";

/** A few works as small tiles of one shape, each with its author. */
export function WorkGrid({
  ids,
  label,
}: {
  readonly ids: readonly string[];
  readonly label: string;
}) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-x-2 gap-y-3 sm:max-lg:grid-cols-6">
      {ids.map((id) => (
        <SmallTile key={id} id={id} />
      ))}
    </ul>
  );
}

function SmallTile({ id }: { readonly id: string }) {
  const card = useCard(id);
  if (!card) return null;
  const { author, kind, duration, thumbhash } = card;
  const picture = tilePicture(card);
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <ItemLink
        id={id}
        label={t`${{ title: titleOf(card) }}, by ${{ author: author.displayName }}`}
        className="block aspect-square rounded-media"
      >
        <MediaTile
          alt=""
          thumbhash={thumbhash}
          picture={picture && { ...picture, sizes: SIZES }}
          previewUrl={null}
          playing={false}
          length={{ kind, seconds: duration, low: true }}
        />
      </ItemLink>
      <AuthorLink author={author} className="reach truncate text-12 text-text-2 hover:underline">
        @{author.handle}
      </AuthorLink>
    </li>
  );
}
