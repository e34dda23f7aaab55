import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Chip } from "../../ui/chip.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { addTemplate, endsWith, nextTemplate } from "./add-template.ts";
import { Key } from "./key.tsx";
import { NOTE_TEMPLATES } from "./note-templates.ts";
import { useKeysOfCase } from "./use-keys-of-case.ts";

/** A note to the owner, which may begin with one of the rule's templates. */
export function NoteField({
  label,
  rule,
  note,
  hasTemplates,
  onNote,
}: {
  readonly label: string;
  readonly rule: FlagReason;
  readonly note: string;
  readonly hasTemplates: boolean;
  readonly onNote: (note: string) => void;
}) {
  const templates = hasTemplates ? NOTE_TEMPLATES[rule] : [];
  const words = templates.map((template) => t(template.note));
  useKeysOfCase(({ key }) => {
    const next = key.toLowerCase() === "t" ? nextTemplate(note, words) : undefined;
    if (next !== undefined) onNote(addTemplate(note, next, words));
    return next !== undefined;
  });
  return (
    <div className="flex flex-col gap-2">
      {templates.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="mb-2 text-14 text-text-2">
            {t`Templates for the note`} <Key>T</Key>
          </legend>
          {templates.map((template, index) => {
            const text = words[index] ?? "";
            return (
              <Chip
                key={text}
                chosen={endsWith(note, [text])}
                onClick={() => onNote(addTemplate(note, text, words))}
              >
                {t(template.name)}
              </Chip>
            );
          })}
        </fieldset>
      )}
      <TextArea
        label={label}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </div>
  );
}
