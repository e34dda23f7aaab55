import { t } from "@lingui/core/macro";
import { Sheet } from "./sheet.tsx";

export interface CopySheetProps {
  readonly title: string;
  readonly text: string;
  /** What to know about it before it is passed on. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

function choose(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** Shows text selected for manual copying, when the browser denies the clipboard. */
export function CopySheet({ title, text, note, onClose }: CopySheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={t`Your browser blocked copying. The text below is selected: copy it yourself.`}
    >
      {note !== undefined && <p className="mb-3 text-14 text-warn">{note}</p>}
      <textarea
        ref={choose}
        readOnly
        aria-label={title}
        rows={text.length > 80 ? 6 : 2}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full resize-none rounded-field border border-line bg-surface-2 p-3 text-16 wrap-anywhere md:text-14"
      />
    </Sheet>
  );
}
