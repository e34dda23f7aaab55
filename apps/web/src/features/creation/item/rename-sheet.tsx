import type { Creation } from "@kinora/contracts/creation/creation";
import { TITLE_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import type { FormEvent } from "react";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { errorSentence } from "../../../store/error-sentence.ts";
import { useKeptWords } from "../../../store/kept-words.ts";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useRenameCreationMutation } from "./rename-api.ts";

/** Renames a work; without a name of its own it is titled by its prompt. */
export function RenameSheet({
  creation,
  onClose,
}: {
  readonly creation: Pick<Creation, "id" | "title" | "prompt">;
  readonly onClose: () => void;
}) {
  const { id, title } = creation;
  const called = titleOf(creation);
  // A prompt longer than the title limit is not a useful start, so the field begins empty.
  const before = called.length <= TITLE_MAX ? called : "";
  const [name, setName, forget] = useKeptWords(`name ${id}`, before);
  const [rename, { isLoading, error }] = useRenameCreationMutation();
  const { say } = useSay();
  const close = () => {
    forget();
    onClose();
  };
  const save = (next: string | null) =>
    rename({ id, title: next })
      .unwrap()
      .then(
        () => {
          say(next === null ? t`The prompt is its title again.` : t`Renamed.`, "success");
          close();
        },
        () => undefined,
      );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(name.trim());
  };
  return (
    <Sheet open onClose={close} title={t`Rename`} description={t`The prompt stays as it is.`}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t`Title`}
          dir="auto"
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          maxLength={TITLE_MAX}
          value={name}
          hint={t`Up to ${TITLE_MAX} characters.`}
          error={error ? errorSentence(error).title : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {title !== null && (
            <Button disabled={isLoading} onClick={() => void save(null)}>
              {t`Use the prompt`}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            busy={isLoading && t`Saving`}
            disabled={name.trim() === "" || name.trim() === before.trim()}
          >
            {t`Save`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
