import type { Tier } from "@kinora/contracts/account/account";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { select, t } from "@lingui/core/macro";
import { FilePlus2, TriangleAlert } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { acceptedTypes, type FileNoun, limitWords } from "./upload-words.ts";

export interface DropZoneProps {
  readonly kind: UploadKind;
  /** The noun for the file. */
  readonly noun: FileNoun;
  readonly tier: Tier;
  /** Why the last file was rejected. */
  readonly trouble: { readonly title: string; readonly advice: string } | null;
  readonly onChoose: (file: File) => void;
}

/** A drop target for a file, with a button as the alternative. */
export function DropZone({ kind, noun, tier, trouble, onChoose }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hint = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };

  return (
    <fieldset
      aria-label={t`Your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-dashed px-4 py-3 transition-colors",
        over ? "border-accent bg-surface-2" : "border-text-3",
      )}
    >
      <Button
        size="sm"
        icon={<FilePlus2 size={16} />}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {t`Choose a ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
      </Button>
      <div id={hint} className="min-w-48 flex-1 text-12 text-text-2">
        {trouble && (
          <p role="alert" className="mb-1 flex items-start gap-2 text-14">
            <TriangleAlert size={16} className="mt-0.5 shrink-0 text-warn" />
            <span>
              <strong className="font-medium text-text">{trouble.title}.</strong> {trouble.advice}
            </span>
          </p>
        )}
        <p>
          {!trouble && <span className="touch:hidden">{t`Or drop it here.`} </span>}
          {limitWords(kind, noun, tier)}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t`File of the ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
        accept={acceptedTypes(kind)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </fieldset>
  );
}
