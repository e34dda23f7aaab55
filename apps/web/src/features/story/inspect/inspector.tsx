import { SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Lock, LockOpen, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { announce } from "../../../ui/live-region.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { newId } from "../edit/new-id.ts";
import { changeScene, deleteScene, duplicateScene, moveScene } from "../edit/scenes.ts";
import { StageDots } from "../film/stage-dots.tsx";
import { useEditor } from "../page/editor.ts";
import { needsUpdate, priceOf, priceWords } from "../page/price-of.ts";
import { PictureSection } from "./picture-section.tsx";
import { SceneNotes } from "./scene-notes.tsx";
import { WordsSection } from "./words-section.tsx";

/** Everything about the chosen scene. A sheet around it says itself which one it is. */
export function Inspector({ titled = true }: { readonly titled?: boolean }) {
  const { board, scene, story, viewOf, edit, choose, working, work, ordering } = useEditor();
  const at = board.scenes.indexOf(scene);
  const view = viewOf(scene.id);
  const { locked } = scene;
  const duplicate = () => {
    const id = newId();
    edit((before) => duplicateScene(before, scene.id, id));
    choose(id);
  };
  const remove = () => {
    const next = board.scenes[at + 1] ?? board.scenes[at - 1];
    edit((before) => deleteScene(before, scene.id));
    if (next) choose(next.id);
  };
  const moveTo = (place: number) => {
    // It stays the chosen one, also where nobody had chosen it.
    choose(scene.id);
    edit((before) => moveScene(before, scene.id, place));
    announce(`Moved to place ${place + 1} of ${board.scenes.length}.`);
  };
  const groups = [
    [
      ...(at > 0
        ? [{ label: "Move earlier", icon: <ArrowLeft size={18} />, onSelect: () => moveTo(at - 1) }]
        : []),
      ...(at < board.scenes.length - 1
        ? [{ label: "Move later", icon: <ArrowRight size={18} />, onSelect: () => moveTo(at + 1) }]
        : []),
    ],
    board.scenes.length < SCENES_MAX
      ? [{ label: "Duplicate", icon: <Copy size={18} />, onSelect: duplicate }]
      : [],
    board.scenes.length > 1 && !locked
      ? [{ label: "Delete scene", icon: <Trash2 size={18} />, danger: true, onSelect: remove }]
      : [],
  ].filter((group) => group.length > 0);
  const gems = priceOf(story, [scene.id]);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {titled && (
            <h2 className="text-20">
              Scene {at + 1} <span className="text-14 text-text-2">of {board.scenes.length}</span>
            </h2>
          )}
          <StageDots view={view} />
        </div>
        <IconButton
          label={locked ? "Unlock the scene" : "Lock the scene against changes"}
          icon={locked ? <Lock size={19} /> : <LockOpen size={19} />}
          aria-pressed={locked}
          onClick={() => edit((before) => changeScene(before, scene.id, { locked: !scene.locked }))}
        />
        {groups.length > 0 && (
          <Menu
            groups={groups}
            trigger={(props) => (
              <IconButton {...props} label="More for this scene" icon={<Ellipsis size={20} />} />
            )}
          />
        )}
      </div>
      {locked && (
        <p className="text-14 text-text-2">
          Locked: it stays as it is. Unlock it to change anything; it can still be moved.
        </p>
      )}
      <SceneNotes />
      <fieldset disabled={locked} className="flex min-w-0 flex-col gap-5">
        <WordsSection key={`words ${scene.id}`} />
        <PictureSection key={`picture ${scene.id}`} />
      </fieldset>
      {view && needsUpdate(view, story) && !working && (
        <Button
          busy={ordering && "Starting"}
          onClick={() => work({ kind: "update", shown: gems, scenes: [scene.id] })}
        >
          Update this scene · {priceWords(gems)}
        </Button>
      )}
    </div>
  );
}
