import { CAST_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { addCast } from "../edit/cast.ts";
import { useEditor } from "../edit/editor.ts";
import { newId } from "../edit/new-id.ts";
import { CastRow } from "./cast-row.tsx";

/** The cast sheet: everyone and everything that keeps its look in every scene. */
export function CastSheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { board, edit } = useEditor();
  const full = board.cast.length >= CAST_MAX;
  return (
    <Sheet
      open={open}
      wide
      onClose={onClose}
      title={t`Cast sheet`}
      description={t`Everyone and everything that keeps its look and voice from scene to scene. If you change a look, its pictures need an update.`}
    >
      <div className="flex min-w-0 flex-col gap-3">
        {board.cast.length === 0 && (
          <p className="text-text-2">{t`No one yet. Add anyone who appears more than once.`}</p>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {board.cast.map((entry) => (
            <CastRow key={entry.id} entry={entry} />
          ))}
        </ul>
        <div>
          <Button
            icon={<Plus size={18} />}
            disabled={full}
            title={full ? t`A cast can have up to ${CAST_MAX} entries` : undefined}
            onClick={() =>
              edit((before) =>
                addCast(before, {
                  id: newId(),
                  kind: "character",
                  name: t`Character ${{ number: before.cast.length + 1 }}`,
                  look: "a friendly person in plain clothes",
                  voice: null,
                }),
              )
            }
          >
            {t`Add to the cast`}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
