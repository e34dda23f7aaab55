import { t } from "@lingui/core/macro";
import { Slot } from "../../../ui/slot.tsx";
import { useEditor } from "../edit/editor.ts";

/** The props of the slot for a recording. */
export interface RecordingSlot {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

declare module "../../../ui/slot.tsx" {
  interface PageSlots {
    /** The user's own recording. */
    "story.recording": RecordingSlot;
  }
}

/**
 * The user's own recording, mounted on the storyboard itself: it is uploaded and checked while the
 * board is open, not only while a sheet is.
 */
export function RecordingPanel() {
  const { board, edit } = useEditor();
  const { narration, ownNarration } = board.settings;
  if (narration !== "own") return null;
  return (
    <section aria-label={t`Your recording`} className="flex max-w-xl flex-col gap-2">
      {ownNarration === null && (
        <p className="text-14">
          {t`This story is told in your own voice. Choose one recording of the whole narration, scene by scene.`}
        </p>
      )}
      <Slot
        name="story.recording"
        given={{
          value: ownNarration,
          onChange: (upload) =>
            edit((before) => ({
              ...before,
              settings: { ...before.settings, ownNarration: upload },
            })),
        }}
      />
    </section>
  );
}
