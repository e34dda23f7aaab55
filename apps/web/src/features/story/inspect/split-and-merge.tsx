import { t } from "@lingui/core/macro";
import { Combine, SplitSquareHorizontal } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "../edit/editor.ts";
import { newId } from "../edit/new-id.ts";
import {
  mergeWithNext,
  sentenceEnds,
  splitScene,
  whyNoMerge,
  whyNoSplit,
} from "../edit/split-merge.ts";

/**
 * Buttons that split or merge the narration. The reason one is disabled is shown below, because
 * touch devices have no tooltips.
 */
export function SplitAndMerge({ caret }: { readonly caret: number | null }) {
  const { board, scene, edit } = useEditor();
  const whyId = useId();
  const { narration } = scene;
  const [firstEnd] = sentenceEnds(narration);
  const splitAt = caret !== null && caret > 0 && caret < narration.length ? caret : firstEnd;
  const noSplit = whyNoSplit(board, scene);
  const noMerge = whyNoMerge(board, scene.id);
  const split = () => {
    const id = newId();
    edit((before) => splitScene(before, scene.id, splitAt ?? narration.length / 2, id));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<SplitSquareHorizontal size={16} />}
          disabled={noSplit !== null}
          aria-describedby={noSplit ? whyId : undefined}
          title={noSplit ?? t`The words after it become a new scene`}
          onClick={split}
        >
          {splitAt === caret
            ? t`Split at the cursor`
            : firstEnd
              ? t`Split after a sentence`
              : t`Split in two`}
        </Button>
        <Button
          size="sm"
          icon={<Combine size={16} />}
          disabled={noMerge !== null}
          aria-describedby={noMerge ? whyId : undefined}
          title={noMerge ?? t`The next scene's words come after these; this picture stays`}
          onClick={() => edit((before) => mergeWithNext(before, scene.id))}
        >
          {t`Merge with next`}
        </Button>
      </div>
      <p id={whyId} className="text-12 text-text-2 empty:hidden">
        {[noSplit, noMerge].filter(Boolean).join(" ")}
      </p>
    </div>
  );
}
