import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cx } from "../../ui/class-names.ts";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";

/** A small square still of a work, beside its words. */
export function WorkPicture({
  card: { media, thumbhash },
  className,
}: {
  readonly card: CreationCard;
  readonly className: string;
}) {
  const still = media?.thumbnail ?? media?.poster ?? null;
  return (
    <span className={cx("relative shrink-0 overflow-hidden rounded-media bg-surface-2", className)}>
      <ThumbCanvas hash={thumbhash} />
      {still && (
        <img
          src={still.url}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
