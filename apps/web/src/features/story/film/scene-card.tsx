import type { BoardScene } from "@kinora/contracts/story/board";
import type { SceneView } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { GripVertical, ImageOff, Lock } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { cx } from "../../../ui/class-names.ts";
import { sceneLength } from "../timeline/scene-length.ts";
import { StageDots } from "./stage-dots.tsx";
import { standingOf } from "./stage-words.ts";

export interface SceneCardProps {
  readonly scene: BoardScene;
  readonly view: SceneView | null;
  /** True when the lengths of all scenes are known. */
  readonly lengthsAdd: boolean;
  readonly number: number;
  /** Aspect ratio (width over height) of the film. */
  readonly ratio: number;
  readonly chosen: boolean;
  readonly working: boolean;
  readonly dragged: boolean;
  readonly canMove: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly handle: Readonly<
    Record<
      "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
      (event: PointerEvent<HTMLElement>) => void
    >
  >;
}

/** A scene of the filmstrip: picture, narration and state. */
export function SceneCard(props: SceneCardProps) {
  const { scene, view, number, ratio, chosen, working, dragged, canMove, lengthsAdd } = props;
  const seconds = view && sceneLength(view, lengthsAdd);
  const failed = standingOf(view).state === "failed";
  return (
    <article
      className={cx(
        "group/card relative flex gap-3 rounded-media p-1.5 transition-colors md:w-44 md:shrink-0 md:flex-col md:gap-2",
        chosen ? "bg-surface-2" : "hover:bg-surface-1",
        dragged && "opacity-45",
      )}
    >
      <div className="relative h-20 w-28 shrink-0 overflow-hidden rounded-[10px] bg-surface-3 md:h-24 md:w-full">
        {view?.picture ? (
          <img
            src={view.picture.url}
            alt=""
            draggable={false}
            loading="lazy"
            className={cx("size-full", ratio > 1.2 ? "object-cover" : "object-contain")}
          />
        ) : (
          <ImageOff
            size={20}
            aria-hidden="true"
            className="absolute inset-0 m-auto text-text-2 opacity-70"
          />
        )}
        <span className="absolute top-1.5 left-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-black/60 px-1.5 text-12 font-medium text-white nums">
          {number}
        </span>
        {scene.locked && (
          <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-black/60 text-white">
            <Lock size={13} aria-hidden="true" />
          </span>
        )}
        {seconds && (
          <span className="absolute right-1.5 bottom-1.5 rounded-full bg-black/60 px-2 text-12 text-white nums">
            {seconds}
          </span>
        )}
        {working && <div className="bar-gem absolute inset-x-0 bottom-0 h-1" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 pr-9 md:px-0.5 md:pr-0.5">
        <p
          dir="auto"
          className="line-clamp-2 min-h-[2lh] text-14 leading-snug [overflow-wrap:anywhere]"
        >
          {scene.narration.trim() || <span className="text-text-2">{t`No words`}</span>}
        </p>
        <span className={cx(failed && "[&_span]:text-danger")}>
          <StageDots view={view} />
        </span>
      </div>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={nameOf(number, scene)}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={props.onChoose}
        onKeyDown={props.onKeyDown}
        className="absolute inset-0 rounded-media"
      />
      {canMove && (
        <span
          {...props.handle}
          title={t`Drag to reorder; or Alt with an arrow key`}
          className={cx(
            "absolute top-1/2 right-0.5 grid size-9 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full text-text-2 active:cursor-grabbing md:top-2 md:size-8 md:translate-y-0 md:bg-black/60 md:text-white md:opacity-0 md:group-hover/card:opacity-100 touch:opacity-100",
            // Beside the lock, above the length.
            scene.locked ? "md:right-10" : "md:right-2",
          )}
        >
          <GripVertical size={18} aria-hidden="true" />
        </span>
      )}
    </article>
  );
}

function nameOf(number: number, { locked, narration }: BoardScene): string {
  const words = narration.slice(0, 80) || t`no words`;
  return locked ? t`Scene ${number}, locked: ${words}` : t`Scene ${number}: ${words}`;
}
