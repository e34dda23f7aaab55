import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cx } from "../../ui/class-names.ts";
import { titleOf } from "./title-of.ts";

/** What a piece is and who plays it: "Jazz · piano · double bass"; empty when unknown. */
function bandOf({ music }: Pick<CreationCard, "music">): string {
  if (!music) return "";
  // "Piano" is played by a piano, too.
  const others = music.instruments.filter((one) => one.toLowerCase() !== music.kind.toLowerCase());
  return [music.kind, ...others].join(" · ");
}

/**
 * On the cover of a piece: what it is called and who plays, in a colour of its own, beside the mark it is chosen by
 * and what stands in the corner; `alone` where under a finger nothing does.
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
      {/* On a narrow tile the button to play stands there. */}
      <p className="mt-0.5 truncate text-12 text-white/85 @max-[10rem]:hidden">{bandOf(card)}</p>
    </div>
  );
}
