import { SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { cx } from "../../../ui/class-names.ts";
import { useEditor } from "../edit/editor.ts";
import { newId, newSeed } from "../edit/new-id.ts";
import { addScene, moveScene } from "../edit/scenes.ts";
import { ratioOf } from "../stage/ratio-of.ts";
import { isEstimated } from "../timeline/scene-length.ts";
import { SceneCard } from "./scene-card.tsx";
import { useReorder } from "./use-reorder.ts";

/** All scenes in order: a strip on wide screens, a list on narrow ones. */
export function Filmstrip({ onOpen }: { readonly onOpen: (sceneId: string) => void }) {
  const { board, story, scene: chosen, viewOf, edit, choose } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const ids = board.scenes.map(({ id }) => id);
  const { dragging, handle, keys } = useReorder(list, ids, (id, to) => {
    choose(chosen.id);
    edit((before) => moveScene(before, id, to));
  });
  const ratio = ratioOf(board.settings.aspectRatio);
  const lengthsAdd = !isEstimated(story);
  const mayAdd = board.scenes.length < SCENES_MAX;
  const add = (at: number) => {
    const id = newId();
    edit((before) => addScene(before, at, id, newSeed()));
    choose(id);
  };

  // Scrolls the chosen scene into view without scrolling the page.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-scene="${chosen.id}"]`);
    const strip = list.current;
    if (!item || !strip || strip.scrollWidth <= strip.clientWidth) return;
    const left = item.offsetLeft - strip.offsetLeft;
    if (left < strip.scrollLeft || left + item.offsetWidth > strip.scrollLeft + strip.clientWidth)
      strip.scrollTo({ left: left - 24, behavior: "smooth" });
  }, [chosen.id]);

  /** Marks where the dragged scene would be dropped: a line before this one. */
  const others = ids.filter((id) => id !== dragging?.id);
  const lineBefore = dragging ? others[dragging.to] : undefined;
  const lineAtEnd = dragging !== null && dragging.to >= others.length;

  return (
    <section aria-labelledby="scenes" className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="scenes" className="text-14 text-text-2">
          {t`Scenes`}
        </h2>
        {/* Screen readers get the state with each scene. */}
        <p aria-hidden="true" className="text-12 text-text-2">
          {t`Dots: picture, voice, motion, caption; filled when made`}
        </p>
      </div>
      <ol
        ref={list}
        className="relative flex min-w-0 flex-col gap-1 md:flex-row md:gap-0 md:overflow-x-auto md:overscroll-x-contain md:pb-2"
      >
        {board.scenes.map((scene, index) => (
          <Fragment key={scene.id}>
            {mayAdd && <AddBetween at={index} onAdd={add} />}
            <li
              data-scene={scene.id}
              className={cx(
                "relative",
                lineBefore === scene.id &&
                  "before:absolute before:inset-x-0 before:-top-1 before:h-0.5 before:rounded-full before:bg-accent md:before:inset-x-auto md:before:inset-y-0 md:before:-left-1 md:before:h-auto md:before:w-0.5",
                lineAtEnd &&
                  index === board.scenes.length - 1 &&
                  "after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-accent md:after:inset-x-auto md:after:inset-y-0 md:after:-right-1 md:after:h-auto md:after:w-0.5",
              )}
            >
              <SceneCard
                scene={scene}
                view={viewOf(scene.id)}
                lengthsAdd={lengthsAdd}
                number={index + 1}
                ratio={ratio}
                chosen={scene.id === chosen.id}
                working={story.work?.scenes.includes(scene.id) ?? false}
                dragged={dragging?.id === scene.id}
                canMove={board.scenes.length > 1}
                onChoose={() => onOpen(scene.id)}
                onKeyDown={keys(scene.id)}
                handle={handle(scene.id)}
              />
            </li>
          </Fragment>
        ))}
        {mayAdd && <AddBetween at={board.scenes.length} onAdd={add} />}
      </ol>
    </section>
  );
}

function AddBetween({ at, onAdd }: { readonly at: number; readonly onAdd: (at: number) => void }) {
  const label = at === 0 ? t`Add a scene at the start` : t`Add a scene after scene ${at}`;
  return (
    <li className="flex items-center justify-center md:w-7 md:shrink-0">
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => onAdd(at)}
        className="reach grid h-7 w-full place-items-center rounded-full text-text-2 transition-colors hover:bg-surface-2 hover:text-text md:h-24 md:w-6"
      >
        <Plus size={16} />
      </button>
    </li>
  );
}
