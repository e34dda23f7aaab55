import { STATEMENT_MAX } from "@kinora/contracts/challenge/challenge-limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import {
  useExcludeAuthorMutation,
  useExcludeEntryMutation,
  useExcludeVoterMutation,
} from "./staff-challenge-api.ts";

/** Who or what is to be left out. */
export type Target =
  | { readonly what: "entry"; readonly entry: string }
  | { readonly what: "author"; readonly author: string }
  | { readonly what: "voters"; readonly voters: readonly string[] };

/** Asks for the statement that is published with the result. */
export function ExcludeSheet({
  id,
  target,
  onClose,
  onDecided,
}: {
  readonly id: string;
  readonly target: Target;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}) {
  const [statement, setStatement] = useState("");
  const [busy, setBusy] = useState(false);
  const { say, saySorry } = useSay();
  const exclude = useExclude(id, target);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    exclude(statement)
      .then(() => {
        say(t`Left out. Rank again to see what it changes.`);
        onClose();
        onDecided();
      }, saySorry)
      .finally(() => setBusy(false));
  };
  return (
    <Sheet open onClose={onClose} title={titleOf(target)} description={meaningOf(target)}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label={t`Statement`}
          hint={t`Why, in words that everybody may read. It is published with the result.`}
          maxLength={STATEMENT_MAX}
          value={statement}
          onChange={({ currentTarget }) => setStatement(currentTarget.value)}
        />
        <Button
          type="submit"
          look="danger"
          disabled={statement.trim() === ""}
          busy={busy && t`Sending`}
        >
          {titleOf(target)}
        </Button>
      </form>
    </Sheet>
  );
}

function titleOf({ what }: Target): string {
  if (what === "entry") return t`Leave the entry out`;
  return what === "author" ? t`Leave the author out` : t`Leave the votes out`;
}

function meaningOf({ what }: Target): string {
  if (what === "entry") return t`The entry gets no place and no prize, and its author is told why.`;
  return what === "author"
    ? t`None of this author's entries gets a place or a prize, and the author is told why.`
    : t`Their votes don't count and aren't paid.`;
}

function useExclude(id: string, target: Target) {
  const [entry] = useExcludeEntryMutation();
  const [author] = useExcludeAuthorMutation();
  const [voter] = useExcludeVoterMutation();
  return async (statement: string): Promise<void> => {
    if (target.what === "entry") await entry({ id, entry: target.entry, statement }).unwrap();
    else if (target.what === "author")
      await author({ id, author: target.author, statement }).unwrap();
    // One after another: whoever is left out already stays so when it is sent again.
    else for (const one of target.voters) await voter({ id, voter: one, statement }).unwrap();
  };
}
