import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const isAddress = (text: string) =>
  /^https?:\/\/\S+\.\S+$/.test(text) || /^https?:\/\/\S+:\d+/.test(text);

/** The owner has looked: it is there. Its address is optional. */
export function ThereSheet({
  title,
  onSay,
  onClose,
}: {
  readonly title: string;
  readonly onSay: (url: string | null) => void;
  readonly onClose: () => void;
}) {
  const [url, setUrl] = useState("");
  const address = url.trim();
  const isWrong = address !== "" && !isAddress(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    onSay(address === "" ? null : address);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`It is there`}
      description={t`You've seen it on ${title}. It counts as published and isn't sent again.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t`Its address there (optional)`}
          hint={t`Then you can open it from here.`}
          error={isWrong ? t`The address has to begin with https://` : undefined}
          type="url"
          inputMode="url"
          maxLength={2_000}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" look="primary" disabled={isWrong}>
            {t`It is there`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
