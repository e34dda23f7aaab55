import { t } from "@lingui/core/macro";
import { GripVertical } from "lucide-react";
import { cx } from "../../ui/class-names.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { canMove, type PlacedPost } from "./calendar-post.ts";
import { platformNames } from "./platform-names.ts";
import { stageBar, stageText } from "./stage-text.ts";
import { useDrag } from "./use-drag.ts";
import { hourText } from "./zone-text.ts";

interface PostChipProps {
  readonly post: PlacedPost;
  readonly parts: CalendarParts;
  /** One line, in the cell of a month. */
  readonly dense?: boolean;
}

/** A post in a day: pressed it opens, by its handle or by mouse it moves. */
export function PostChip({ post, parts, dense = false }: PostChipProps) {
  const { moving, zone, now, onOpen } = parts;
  const movable = canMove(post, now());
  const drag = useDrag(post, moving, movable);
  const { title, instant, stage, platforms } = post;
  const stands = stageText(stage);
  const time = hourText(new Date(instant), zone);
  return (
    <li
      {...drag}
      className={cx(
        // In a narrow day of a week the handle is below the words, which need the whole width.
        "group/post flex items-stretch rounded-md border-l-3 bg-surface-2 select-none @max-[12rem]/day:flex-col",
        stageBar(stage),
        moving.held?.post.id === post.id && "opacity-50",
        movable && "cursor-grab",
      )}
    >
      <button
        type="button"
        onClick={() => onOpen(post.id)}
        className={cx(
          "min-w-0 flex-1 rounded-md text-left hover:bg-surface-3",
          dense ? "px-1.5 py-1 text-12" : "min-h-11 px-3 py-2 text-14 @max-[12rem]/day:px-2",
        )}
      >
        <span className={cx("block", dense ? "truncate" : "wrap-anywhere")}>
          <span className="text-text-2 tabular-nums">{time}</span> {title}
        </span>{" "}
        <span className={dense ? "sr-only" : "block text-12 text-text-2"}>
          {[platformNames(platforms), stands].filter(Boolean).join(" · ")}
        </span>
      </button>
      {movable && (
        <button
          type="button"
          data-handle={post.id}
          aria-label={t`Move ${{ title }}`}
          aria-pressed={moving.held?.post.id === post.id}
          onClick={() => moving.hold(post, "keys")}
          className={cx(
            "grid shrink-0 cursor-grab touch-none place-items-center rounded-md text-text-3 hover:text-text",
            dense
              ? "w-6 opacity-0 group-hover/post:opacity-100 focus-visible:opacity-100"
              : "w-11 @max-[12rem]/day:h-8 @max-[12rem]/day:w-full",
          )}
        >
          <GripVertical size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Where a held post would be. */
export function HeldGhost({ parts: { moving, zone } }: { readonly parts: CalendarParts }) {
  if (!moving.held) return null;
  const { post, moved } = moving.held;
  return (
    <li
      aria-hidden
      className="truncate rounded-md border border-dashed border-accent px-1.5 py-1 text-12 text-text"
    >
      {hourText(moved.time.at, zone)} {post.title}
    </li>
  );
}
