import { TAKES_MAX } from "@kinora/contracts/story/story-limits";
import { plural, t } from "@lingui/core/macro";
import { Columns2, ImageOff, Shuffle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useEditor } from "../edit/editor.ts";
import { chooseTake } from "../edit/takes.ts";
import { ratioOf } from "../stage/ratio-of.ts";
import { CompareSheet } from "./compare-sheet.tsx";

/** The takes of a scene: select one, compare two, or order another. */
export function Takes() {
  const { board, scene, story, viewOf, edit, anotherTake, working, ordering, phase } = useEditor();
  const [comparing, setComparing] = useState(false);
  const view = viewOf(scene.id);
  const pictures = view?.takes ?? [];
  const drawn = scene.takes.filter(
    ({ id }) => pictures.find((take) => take.id === id)?.picture != null,
  );
  const full = scene.takes.length >= TAKES_MAX;
  const { explanation } = story.prices.take;
  // Each picture model has its own price.
  const gems = view?.takeGems ?? story.prices.take.gems;
  return (
    <div className="flex flex-col gap-2">
      <p id="takes" className="text-14 font-medium">
        {t`Takes`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of fields */}
      <div role="group" aria-labelledby="takes" className="flex flex-wrap gap-2">
        {scene.takes.map(({ id }, index) => {
          const picture = pictures.find((take) => take.id === id)?.picture;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === scene.takeId}
              aria-label={
                picture
                  ? t`Take ${{ number: index + 1 }}`
                  : t`Take ${{ number: index + 1 }}, not drawn yet`
              }
              onClick={() => edit((before) => chooseTake(before, scene.id, id))}
              style={{ aspectRatio: Math.max(0.7, ratioOf(board.settings.aspectRatio)) }}
              className={cx(
                "relative h-14 overflow-hidden rounded-[8px] bg-surface-3",
                id === scene.takeId && "ring-2 ring-accent ring-offset-2 ring-offset-ground",
              )}
            >
              {picture ? (
                <img src={picture.url} alt="" className="size-full object-cover" />
              ) : (
                <ImageOff size={16} className="absolute inset-0 m-auto text-text-2" />
              )}
              <span className="absolute bottom-0.5 left-0.5 rounded-full bg-black/60 px-1.5 text-12 text-white nums">
                {index + 1}
              </span>
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Shuffle size={16} />}
          disabled={full || working || phase === "conflict"}
          busy={ordering && t`Starting`}
          title={full ? t`A scene can have up to ${TAKES_MAX} takes` : explanation}
          onClick={() => anotherTake(scene.id)}
        >
          {t`Another take · ${plural({ gems }, { one: "# gem", other: "# gems" })}`}
        </Button>
        {drawn.length > 1 && (
          <Button size="sm" icon={<Columns2 size={16} />} onClick={() => setComparing(true)}>
            {t`Compare`}
          </Button>
        )}
      </div>
      {comparing && <CompareSheet onClose={() => setComparing(false)} />}
    </div>
  );
}
