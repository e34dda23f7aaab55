import { VISUAL_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { toggleInScene } from "../edit/cast.ts";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import { PaintInstead } from "./paint-instead.tsx";
import { SceneClip } from "./scene-clip.tsx";
import { SceneMaker } from "./scene-maker.tsx";
import { Takes } from "./takes.tsx";

/** The picture of a scene: its description, its cast and its takes. */
export function PictureSection() {
  const { board, scene, edit } = useEditor();
  // A picture needs a description to be saved; incomplete text stays here until then.
  const [text, setText] = useState(scene.visual);
  const [known, setKnown] = useState(scene.visual);
  if (known !== scene.visual) {
    setKnown(scene.visual);
    if (text.trim() !== scene.visual.trim()) setText(scene.visual);
  }
  return (
    <section aria-label={t`Picture`} className="flex flex-col gap-3">
      <TextArea
        label={t`What is seen`}
        dir="auto"
        rows={3}
        value={text}
        maxLength={VISUAL_MAX}
        error={text.trim() === "" ? t`Describe what is seen; your last words are kept.` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim() !== "")
            edit((before) => changeScene(before, scene.id, { visual: target.value }));
        }}
        className="[overflow-wrap:anywhere]"
      />
      {board.cast.length > 0 && (
        <div>
          <p id="in-scene" className="mb-1.5 text-14 font-medium">
            {t`Who and what is in it`}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of fields */}
          <div role="group" aria-labelledby="in-scene" className="flex flex-wrap gap-1.5">
            {board.cast.map(({ id, name }) => (
              <Chip
                key={id}
                chosen={scene.cast.includes(id)}
                onClick={() => edit((before) => toggleInScene(before, scene.id, id))}
                className="max-w-full"
              >
                <span dir="auto" className="truncate">
                  {name}
                </span>
              </Chip>
            ))}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <SceneMaker />
        <PaintInstead />
      </div>
      <SceneClip />
      <Takes />
    </section>
  );
}
