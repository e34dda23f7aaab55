import { COMMENT_TEXT_MAX } from "@kinora/contracts/comment/comment-limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useKeptWords } from "../../store/kept-words.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";

export interface CommentFormProps {
  /** Names what is written, so that it is kept until it is sent. */
  readonly of: string;
  readonly label: string;
  readonly begin?: string;
  readonly send: string;
  /** Opened by a press: it takes the focus, and can be left. */
  readonly onLeave?: () => void;
  readonly onSend: (text: string, key: string) => Promise<unknown>;
}

/** A field that grows with what is written in it. Ctrl or Command with Enter sends. */
export function CommentForm({ of, label, begin = "", send, onLeave, onSend }: CommentFormProps) {
  const [text, setText, forget] = useKeptWords(of, begin);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const { saySorry } = useSay();
  const isEmpty = text.trim() === "";
  const left = COMMENT_TEXT_MAX - text.length;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || busy) return;
    setBusy(true);
    onSend(text.trim(), key)
      .then(() => {
        setKey(crypto.randomUUID());
        setText(begin);
        forget();
        onLeave?.();
      }, saySorry)
      .finally(() => setBusy(false));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
    if (event.key !== "Escape" || !onLeave) return;
    event.stopPropagation();
    onLeave();
  };
  const isOpen = !isEmpty || onLeave !== undefined;
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <textarea
        dir="auto"
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={COMMENT_TEXT_MAX}
        value={text}
        // Opened by a press on the button above it.
        ref={onLeave && takeCaret}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setKey(crypto.randomUUID());
        }}
        onKeyDown={press}
        className="field-sizing-content max-h-60 min-h-11 w-full resize-none rounded-field border border-line bg-surface-1 px-3.5 py-2.5 text-16 text-text transition-colors placeholder:text-text-2 hover:border-text-3 focus-visible:outline-offset-0 md:text-14"
      />
      {isOpen && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {left < COMMENT_TEXT_MAX / 5 && (
            <span className="nums mr-auto text-12 text-text-2">{t`${left} left`}</span>
          )}
          {onLeave && (
            <Button size="sm" look="ghost" onClick={onLeave}>
              {t`Cancel`}
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            look="primary"
            disabled={isEmpty}
            busy={busy && t`Sending`}
          >
            {send}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Behind what is written already. */
function takeCaret(field: HTMLTextAreaElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
