import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Chip } from "../../ui/chip.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { addTemplate, endsWith, nextTemplate } from "./add-template.ts";
import { Key } from "./key.tsx";
import { templatesFor } from "./note-templates.ts";
import { useKeysOfCase } from "./use-keys-of-case.ts";

/** A note to the owner, which may begin with one of the rule's templates. */
export function NoteField({
  label,
  rule,
  note,
  about,
  onNote,
}: {
  readonly label: string;
  readonly rule: FlagReason;
  readonly note: string;
  /** Whom it is for, and about what: nothing is suggested to the staff. */
  readonly about: "staff" | "profile" | "shared";
  readonly onNote: (note: string) => void;
}) {
  const templates = about === "staff" ? [] : templatesFor(rule, about === "profile");
  const words = templates.map((template) => t(template.note));
  const add = (text: string) => onNote(addTemplate(note, text, words));
  useKeysOfCase(({ key }) => {
    const next = key.toLowerCase() === "t" ? nextTemplate(note, words) : undefined;
    if (next !== undefined) add(next);
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
              <Chip key={text} chosen={endsWith(note, [text])} onClick={() => add(text)}>
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
