import { SCENE_STAGES } from "@kinora/contracts/story/story-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { Info, TriangleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "../edit/editor.ts";

/** Notes on a scene: why something failed, what the picture omits, where it differs. */
export function SceneNotes() {
  const { scene, viewOf, working, anotherTake, ordering } = useEditor();
  const view = viewOf(scene.id);
  if (!view) return null;
  const told = SCENE_STAGES.flatMap((stage) => {
    const { state, sentence } = view.stages[stage];
    return sentence === null ? [] : [{ sentence, failed: state === "failed" }];
  });
  const notes = [...told, ...view.notices.map((sentence) => ({ sentence, failed: false }))];
  const { drift } = view;
  if (notes.length + drift.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {notes.map(({ sentence, failed }) => (
        <li key={sentence} className="flex gap-2.5 rounded-field bg-surface-2 px-3 py-2 text-14">
          {failed ? (
            <TriangleAlert size={16} className="mt-0.5 text-danger" aria-hidden="true" />
          ) : (
            <Info size={16} className="mt-0.5 text-text-2" aria-hidden="true" />
          )}
          <span className="first-letter:uppercase [overflow-wrap:anywhere]">{sentence}</span>
        </li>
      ))}
      {drift.length > 0 && (
        <li className="flex flex-col gap-2 rounded-field bg-surface-2 px-3 py-2 text-14">
          {drift.map((sentence) => (
            <p key={sentence} className="flex gap-2.5">
              <TriangleAlert size={16} className="mt-0.5 text-warn" aria-hidden="true" />
              <span className="first-letter:uppercase [overflow-wrap:anywhere]">{sentence}</span>
            </p>
          ))}
          {/* One or the other, because a futile redraw costs gems. */}
          {view.undrawable && (
            <p className="text-12 text-text-2">
              {t`Some of these words can't be drawn, and drawing the scene again won't change that. Change its words.`}
            </p>
          )}
          {!scene.locked && !view.undrawable && (
            <Button
              size="sm"
              disabled={working}
              busy={ordering && t`Starting`}
              onClick={() => anotherTake(scene.id)}
            >
              {t`Draw it again · ${plural({ gems: view.takeGems }, { one: "# gem", other: "# gems" })}`}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}
