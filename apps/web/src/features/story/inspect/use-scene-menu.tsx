import { SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, Trash2 } from "lucide-react";
import { announce } from "../../../ui/live-region.tsx";
import type { MenuEntry, MenuGroups } from "../../../ui/menu-groups.ts";
import { useTouchLayout } from "../../../ui/use-media-query.ts";
import { useEditor } from "../edit/editor.ts";
import { newId } from "../edit/new-id.ts";
import { deleteScene, duplicateScene, moveScene } from "../edit/scenes.ts";

/** Actions on the whole chosen scene, in groups. */
export function useSceneMenu(): MenuGroups {
  const { board, scene, edit, choose } = useEditor();
  const isBelow = useTouchLayout();
  const at = board.scenes.indexOf(scene);
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
    // Keeps it chosen, even when it was chosen only by default.
    choose(scene.id);
    edit((before) => moveScene(before, scene.id, place));
    announce(t`Moved to place ${{ place: place + 1 }} of ${{ count: board.scenes.length }}.`);
  };
  return [
    [
      ...(at > 0 ? [{ ...earlierWords(isBelow), onSelect: () => moveTo(at - 1) }] : []),
      ...(at < board.scenes.length - 1
        ? [{ ...laterWords(isBelow), onSelect: () => moveTo(at + 1) }]
        : []),
    ],
    board.scenes.length < SCENES_MAX
      ? [{ label: t`Duplicate`, icon: <Copy size={18} />, onSelect: duplicate }]
      : [],
    board.scenes.length > 1 && !scene.locked
      ? [{ label: t`Delete scene`, icon: <Trash2 size={18} />, danger: true, onSelect: remove }]
      : [],
  ].filter((group) => group.length > 0);
}

/** Scenes are side by side, but below each other on a phone, where a move goes up or down. */
const earlierWords = (isBelow: boolean): MenuEntry =>
  isBelow
    ? { label: t`Move up`, icon: <ArrowUp size={18} /> }
    : { label: t`Move earlier`, icon: <ArrowLeft size={18} /> };

const laterWords = (isBelow: boolean): MenuEntry =>
  isBelow
    ? { label: t`Move down`, icon: <ArrowDown size={18} /> }
    : { label: t`Move later`, icon: <ArrowRight size={18} /> };
