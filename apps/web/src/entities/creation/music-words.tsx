import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cx } from "../../ui/class-names.ts";
import { titleOf } from "./title-of.ts";

/** The kind and the instruments of a piece: "Jazz · piano · double bass". Empty when unknown. */
function bandOf({ music }: Pick<CreationCard, "music">): string {
  if (!music) return "";
  // The kind "Piano" already names the instrument.
  const others = music.instruments.filter((one) => one.toLowerCase() !== music.kind.toLowerCase());
  return [music.kind, ...others].join(" · ");
}

/**
 * Title and instruments on the cover of a piece, in its own colour, leaving room for the selection
 * mark and the corner label. `alone` when that corner stays empty on touch screens.
 */
export function MusicWords({
  card,
  alone = false,
}: {
  readonly card: CreationCard;
  readonly alone?: boolean;
}) {
  const hue = card.music?.hue;
  const shade = hue === undefined ? "rgb(0 0 0 / 0.75)" : `oklch(0.27 0.11 ${hue} / 0.92)`;
  return (
    <div
      aria-hidden="true"
      className="@container pointer-events-none absolute inset-x-0 top-0 rounded-t-media p-3 pb-10 text-white group-data-marked/tile:pl-12"
      style={{ background: `linear-gradient(${shade} 35%, transparent)` }}
    >
      <p
        dir="auto"
        className={cx(
          "line-clamp-2 pr-14 text-14 font-semibold wrap-anywhere first-letter:uppercase",
          alone && "below:pr-0 below:large-text:block below:large-text:truncate",
        )}
      >
        {titleOf(card)}
      </p>
      {/* On a narrow tile the play button occupies this place. */}
      <p className="mt-0.5 truncate text-12 text-white/85 @max-[10rem]:hidden">{bandOf(card)}</p>
    </div>
  );
}
