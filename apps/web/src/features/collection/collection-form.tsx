import type { NewCollection } from "@kinora/contracts/collection/collection";
import { COLLECTION_TEXT_MAX } from "@kinora/contracts/collection/collection-limits";
import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
} from "@kinora/contracts/collection/collection-visibility";
import { TITLE_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { useKeptWords } from "../../store/kept-words.ts";
import { Button } from "../../ui/button.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { SEEN_BY } from "./seen-by-words.tsx";

export interface CollectionFormProps {
  /** Names the words that are kept until they are sent. */
  readonly of: string;
  readonly begin: NewCollection;
  readonly label: string;
  readonly busy: string | false;
  readonly error: unknown;
  readonly onSend: (wish: NewCollection) => Promise<unknown>;
}

/** What a collection is called, what it is about and who sees it. */
export function CollectionForm({ of, begin, label, busy, error, onSend }: CollectionFormProps) {
  const [title, setTitle, forgetTitle] = useKeptWords(`${of} title`, begin.title);
  const [text, setText, forgetText] = useKeptWords(`${of} text`, begin.description);
  const [visibility, setVisibility] = useState<CollectionVisibility>(begin.visibility);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = { title: title.trim(), description: text.trim(), visibility };
    void onSend(wish).then(
      () => {
        forgetTitle();
        forgetText();
      },
      // The form says why.
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t`Title`}
        data-first
        maxLength={TITLE_MAX}
        value={title}
        error={error ? errorSentence(error).title : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextArea
        label={t`Description`}
        maxLength={COLLECTION_TEXT_MAX}
        value={text}
        hint={t`Up to ${COLLECTION_TEXT_MAX} characters.`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <OptionList<CollectionVisibility>
        label={t`Who can see it`}
        value={visibility}
        onChoose={setVisibility}
        options={COLLECTION_VISIBILITIES.map((value) => {
          const { label: name, hint, icon } = SEEN_BY[value];
          return { value, label: t(name), hint: t(hint), icon };
        })}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={busy} disabled={title.trim() === ""}>
          {label}
        </Button>
      </div>
    </form>
  );
}
