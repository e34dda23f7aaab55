import {
  MOST_FILE_BYTES,
  type ScheduleFile,
} from "@kinora/contracts/schedule-file/read-schedule-file";
import { t } from "@lingui/core/macro";
import { CircleAlert, FileSpreadsheet } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { fileProblemWords } from "./file-words.ts";
import { PasteRows } from "./paste-rows.tsx";

type Refused = Extract<ScheduleFile, { kind: "refused" }>;

interface ChooseFileProps {
  readonly refused: Refused | null;
  readonly onText: (text: string) => void;
  readonly onRefused: (refused: Refused) => void;
}

/** A file that is chosen, dropped, or pasted as text. */
export function ChooseFile({ refused, onText, onRefused }: ChooseFileProps) {
  const read = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_FILE_BYTES)
      onRefused({ kind: "refused", reason: "too_large", limit: MOST_FILE_BYTES });
    else void file.text().then(onText, () => onRefused({ kind: "refused", reason: "not_text" }));
  };
  return (
    <div className="flex flex-col gap-4">
      <FileField onFile={read} />
      {refused && (
        <p role="alert" className="flex gap-2.5 rounded-panel bg-surface-1 p-4 text-14">
          <CircleAlert size={18} className="mt-0.5 shrink-0 text-danger" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{fileProblemWords(refused)}</span>
        </p>
      )}
      <PasteRows onText={onText} />
    </div>
  );
}

function FileField({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      aria-label={t`Your file`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-dashed px-4 py-3 transition-colors",
        isOver ? "border-accent bg-surface-2" : "border-text-3",
      )}
    >
      <Button
        look="primary"
        icon={<FileSpreadsheet size={18} />}
        onClick={() => input.current?.click()}
      >
        {t`Choose a CSV file`}
      </Button>
      <p className="min-w-48 flex-1 text-12 text-text-2">
        {t`Nothing is posted yet: first you see what each row would do.`}
      </p>
      <input
        ref={input}
        type="file"
        aria-label={t`CSV file`}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = "";
          onFile(file);
        }}
      />
    </fieldset>
  );
}
