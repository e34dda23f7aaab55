import type { KeptWordEdit } from "@kinora/contracts/word/word-lists";
import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useListWordEditsQuery, useRevertWordEditMutation } from "./words-api.ts";

/** Number of an edit's words that are listed by name. */
const NAMED = 4;

/** Edits with their authors, newest first; each can be undone. */
export function WordHistory() {
  const { data } = useListWordEditsQuery();
  const [revert, { isLoading }] = useRevertWordEditMutation();
  const { say, saySorry } = useSay();
  const takeBack = (number: number) =>
    revert(number)
      .unwrap()
      .then(() => say(t`Undone.`, "success"), saySorry);
  if (!data || data.items.length === 0) return null;
  const reverted = new Set(data.items.map(({ reverts }) => reverts));
  return (
    <section aria-label={t`Changes`} className="flex flex-col gap-2">
      <h3 className="text-16">{t`Changes`}</h3>
      <ul className="divide-y divide-line">
        {data.items.map((edit) => (
          <li
            key={edit.number}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-14"
          >
            <div className="min-w-0 flex-1">
              <p className="break-words">{editWords(edit)}</p>
              <p className="text-12 text-text-2">
                {edit.by ? `@${edit.by} · ` : ""}
                <TimeAgo moment={edit.at} />
              </p>
            </div>
            {!reverted.has(edit.number) && (
              <Button disabled={isLoading} onClick={() => void takeBack(edit.number)}>
                {t`Undo`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function editWords({ added, removed, allowed, disallowed }: KeptWordEdit): string {
  const named = (texts: readonly string[]) => {
    const first = texts.slice(0, NAMED).map((text) => `“${text}”`);
    const more = texts.length - first.length;
    return more > 0 ? t`${first.join(", ")} and ${more} more` : first.join(", ");
  };
  const texts = (terms: KeptWordEdit["added"]) => named(terms.map(({ text }) => text));
  return [
    added.length > 0 && t`Added ${texts(added)}`,
    removed.length > 0 && t`Removed ${texts(removed)}`,
    allowed.length > 0 && t`Allowed ${named(allowed)}`,
    disallowed.length > 0 && t`No longer allowed: ${named(disallowed)}`,
  ]
    .filter((part) => part !== false)
    .join("; ");
}
