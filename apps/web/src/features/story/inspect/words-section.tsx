import { NARRATION_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Combine, SplitSquareHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { newId } from "../edit/new-id.ts";
import { changeScene } from "../edit/scenes.ts";
import {
  mergeWithNext,
  sentenceEnds,
  splitScene,
  whyNoMerge,
  whyNoSplit,
} from "../edit/split-merge.ts";
import { useEditor } from "../page/editor.ts";
import { CaptionFields } from "./caption-fields.tsx";
import { SpeakerAndLength } from "./speaker-and-length.tsx";

/** What is said and what is read, and the ways to part and join it. */
export function WordsSection() {
  const { board, scene, edit } = useEditor();
  const [caret, setCaret] = useState<number | null>(null);
  const { narration } = scene;
  const [firstEnd] = sentenceEnds(narration);
  const splitAt = caret !== null && caret > 0 && caret < narration.length ? caret : firstEnd;
  const noSplit = whyNoSplit(board, scene);
  const noMerge = whyNoMerge(board, scene.id);
  const atCaret = splitAt === caret;
  const left = NARRATION_MAX - narration.length;
  return (
    <section aria-label={t`Words`} className="flex flex-col gap-3">
      <TextArea
        label={t`Narration`}
        dir="auto"
        rows={4}
        value={narration}
        maxLength={NARRATION_MAX}
        placeholder={t`Nothing is said in this scene`}
        hint={left < 100 ? t`${left} characters left` : undefined}
        onChange={({ target }) =>
          edit((before) => changeScene(before, scene.id, { narration: target.value }))
        }
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        className="[overflow-wrap:anywhere]"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<SplitSquareHorizontal size={16} />}
          disabled={noSplit !== null}
          title={noSplit ?? t`The words after it become a scene of their own`}
          onClick={() => {
            const id = newId();
            edit((before) => splitScene(before, scene.id, splitAt ?? narration.length / 2, id));
          }}
        >
          {atCaret
            ? t`Split at the cursor`
            : firstEnd
              ? t`Split after a sentence`
              : t`Split in two`}
        </Button>
        <Button
          size="sm"
          icon={<Combine size={16} />}
          disabled={noMerge !== null}
          title={noMerge ?? t`The next scene's words come after these; this picture stays`}
          onClick={() => edit((before) => mergeWithNext(before, scene.id))}
        >
          {t`Merge with next`}
        </Button>
      </div>
      {board.settings.captionPosition !== "no-caption" && <CaptionFields />}
      <SpeakerAndLength />
    </section>
  );
}
