import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "./editor.ts";

/** Two places changed the same board: its person chooses which stays, and can go back to the other. */
export function ConflictSheet() {
  const { phase, takeTheirs, keepMine } = useEditor();
  return (
    <Sheet
      open={phase === "conflict"}
      mustChoose
      // Only a choice closes it: a press beside it must not throw words away.
      onClose={() => undefined}
      title="This story was changed elsewhere"
      description="On another device or in another window. Which one shall stay? The other is kept too: Undo or Redo leads to it."
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={takeTheirs}>Load theirs</Button>
        <Button look="primary" onClick={keepMine}>
          Keep mine
        </Button>
      </div>
    </Sheet>
  );
}
