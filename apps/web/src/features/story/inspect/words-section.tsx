import { NARRATION_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { TextArea } from "../../../ui/text-field.tsx";
import { useEditor } from "../edit/editor.ts";
import { changeScene } from "../edit/scenes.ts";
import { CaptionFields } from "./caption-fields.tsx";
import { SpeakerAndLength } from "./speaker-and-length.tsx";
import { SplitAndMerge } from "./split-and-merge.tsx";

/** Narration and caption, with the controls that split and merge. */
export function WordsSection() {
  const { board, scene, edit } = useEditor();
  const [caret, setCaret] = useState<number | null>(null);
  const { narration } = scene;
  const left = NARRATION_MAX - narration.length;
  return (
    <section aria-label={t`Words`} className="flex flex-col gap-3">
      <TextArea
        label={t`Narration`}
        dir="auto"
        rows={4}
        value={narration}
        maxLength={NARRATION_MAX}
        placeholder={t`No one speaks in this scene`}
        hint={left < 100 ? t`${left} characters left` : undefined}
        onChange={({ target }) =>
          edit((before) => changeScene(before, scene.id, { narration: target.value }))
        }
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        className="[overflow-wrap:anywhere]"
      />
      <SplitAndMerge caret={caret} />
      {board.settings.captionPosition !== "no-caption" && <CaptionFields />}
      <SpeakerAndLength />
    </section>
  );
}
