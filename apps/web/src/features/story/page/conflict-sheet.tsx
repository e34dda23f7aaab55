import { t } from "@lingui/core/macro";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";

/**
 * The board was changed in two places: the author chooses which version stays, and can return to
 * the other.
 */
export function ConflictSheet() {
  const { phase, takeTheirs, keepMine } = useEditor();
  return (
    <Sheet
      open={phase === "conflict"}
      mustChoose
      // Closes only by a choice: a press outside must not discard text.
      onClose={() => undefined}
      title={t`This story was changed elsewhere`}
      description={t`It was changed on another device or in another window. Which version do you want to keep? You can get the other one back with Undo or Redo.`}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={takeTheirs}>{t`Load the other version`}</Button>
        <Button look="primary" onClick={keepMine}>
          {t`Keep this one`}
        </Button>
      </div>
    </Sheet>
  );
}
