import { REPORT_NOTE_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import type { FormEvent } from "react";
import { useKeptWords } from "../../store/kept-words.ts";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { TextArea } from "../../ui/text-field.tsx";

/** A form for contesting a decision; another moderator reads it. */
export function AppealForm({
  of,
  label,
  hint,
  busy,
  onSend,
  onCancel,
}: {
  /** The decision concerned; an unsent text is stored under this key. */
  readonly of: string;
  readonly label: string;
  readonly hint?: string;
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
  /** For a form that replaced its button: closes it. Its field takes the focus. */
  readonly onCancel?: () => void;
}) {
  const [text, setText] = useKeptWords(`appeal ${of}`, "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        ref={onCancel && takeFocus}
        label={label}
        hint={hint}
        maxLength={REPORT_NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" disabled={text.trim() === ""} busy={busy && t`Sending`}>
        {t`Send`}
      </Button>
      {onCancel && (
        <Button look="ghost" disabled={busy} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      )}
    </form>
  );
}
