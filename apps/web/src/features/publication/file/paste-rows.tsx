import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";

/** Rows that are copied from a spreadsheet, or written by hand. */
export function PasteRows({ onText }: { readonly onText: (text: string) => void }) {
  const [pasted, setPasted] = useState("");
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onText(pasted);
      }}
    >
      <div className="w-full">
        <TextArea
          label={t`Or paste the rows`}
          hint={t`With the names of the columns in the first row.`}
          className="font-mono"
          spellCheck={false}
          value={pasted}
          onChange={({ currentTarget: { value } }) => setPasted(value)}
        />
      </div>
      <Button type="submit" size="sm" disabled={pasted.trim() === ""}>
        {t`Check these rows`}
      </Button>
    </form>
  );
}
