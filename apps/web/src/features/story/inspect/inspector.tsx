import { t } from "@lingui/core/macro";
import { Ellipsis, Lock, LockOpen } from "lucide-react";
import { rich } from "../../../text/rich.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import { StageDots } from "../film/stage-dots.tsx";
import { needsUpdate, priceOf, priceWords } from "../price/price-of.ts";
import { PictureSection } from "./picture-section.tsx";
import { SceneNotes } from "./scene-notes.tsx";
import { useSceneMenu } from "./use-scene-menu.tsx";
import { WordsSection } from "./words-section.tsx";

/** All settings of the chosen scene. A sheet around it shows the title itself. */
export function Inspector({ titled = true }: { readonly titled?: boolean }) {
  const { board, scene, story, viewOf, edit, working, work, ordering } = useEditor();
  const groups = useSceneMenu();
  const at = board.scenes.indexOf(scene);
  const view = viewOf(scene.id);
  const { locked } = scene;
  const gems = priceOf(story, [scene.id]);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {titled && (
            <h2 className="text-20">
              {rich(t`Scene ${{ number: at + 1 }} <of>of ${{ count: board.scenes.length }}</of>`, {
                of: (words) => <span className="text-14 text-text-2">{words}</span>,
              })}
            </h2>
          )}
          <StageDots view={view} />
        </div>
        <IconButton
          label={locked ? t`Unlock the scene` : t`Lock the scene against changes`}
          icon={locked ? <Lock size={19} /> : <LockOpen size={19} />}
          aria-pressed={locked}
          onClick={() => edit((before) => changeScene(before, scene.id, { locked: !scene.locked }))}
        />
        {groups.length > 0 && (
          <Menu
            groups={groups}
            trigger={(props) => (
              <IconButton {...props} label={t`More for this scene`} icon={<Ellipsis size={20} />} />
            )}
          />
        )}
      </div>
      {locked && (
        <p className="text-14 text-text-2">
          {t`Locked. Unlock it to change anything; it can still be moved.`}
        </p>
      )}
      <SceneNotes />
      <fieldset disabled={locked} className="flex min-w-0 flex-col gap-5">
        <WordsSection key={`words ${scene.id}`} />
        <PictureSection key={`picture ${scene.id}`} />
      </fieldset>
      {view && needsUpdate(view, story) && !working && (
        <Button
          busy={ordering && t`Starting`}
          onClick={() => work({ kind: "update", shown: gems, scenes: [scene.id] })}
        >
          {t`Update this scene · ${{ gems: priceWords(gems) }}`}
        </Button>
      )}
    </div>
  );
}
