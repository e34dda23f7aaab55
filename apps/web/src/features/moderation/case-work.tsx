import type { Creation } from "@kinora/contracts/creation/creation";
import type { ModerationCase } from "@kinora/contracts/moderation/case";
import { t } from "@lingui/core/macro";
import { type SpokenScene, transcriptOf } from "../../entities/creation/transcript.ts";
import { clockText } from "../../ui/clock-text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { useGetCaseWorkQuery } from "./cases-api.ts";
import { FactPart } from "./fact-part.tsx";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** How the work of a case was made. */
    "moderation.recipe": { readonly creation: Creation };
  }
}

/** What the page of a work says about it: the words spoken in it, and its recipe. */
export function CaseWork({
  work: { id, kind },
  onSeek,
}: {
  readonly work: ModerationCase["work"];
  /** Null while the film is blurred. */
  readonly onSeek: ((seconds: number) => void) | null;
}) {
  const { currentData: creation, isError } = useGetCaseWorkQuery(id);
  if (isError)
    return (
      <FactPart title={t`Recipe`}>
        <p className="text-text-2">{t`Its page is closed, so its recipe can't be shown here.`}</p>
      </FactPart>
    );
  if (!creation) return <Skeleton className="h-40 w-full rounded-field" />;
  const words = transcriptOf(creation);
  return (
    <>
      {words.length > 0 && (
        <FactPart title={t`Transcript`}>
          <Transcript words={words} onSeek={onSeek} />
        </FactPart>
      )}
      {kind === "video" && !creation.aiGenerated && (
        <FactPart title={t`Transcript`}>
          <p className="text-text-2">{t`Uploaded films have no transcript: listen to it.`}</p>
        </FactPart>
      )}
      <FactPart title={t`Recipe`}>
        <Slot name="moderation.recipe" given={{ creation }} />
      </FactPart>
    </>
  );
}

function Transcript({
  words,
  onSeek,
}: {
  readonly words: readonly SpokenScene[];
  readonly onSeek: ((seconds: number) => void) | null;
}) {
  return (
    <ol aria-label={t`Transcript`} className="flex max-h-72 flex-col gap-2 overflow-y-auto">
      {words.map(({ id, start, speaker, said, caption }) => (
        <li key={id} className="flex gap-2">
          {start !== null && (
            <button
              type="button"
              disabled={onSeek === null}
              onClick={() => onSeek?.(start)}
              aria-label={t`Play from ${clockText(start)}`}
              className="nums h-6 w-9 shrink-0 text-left text-text-2 not-disabled:underline not-disabled:underline-offset-4"
            >
              {clockText(start)}
            </button>
          )}
          <div dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {speaker && <span className="text-text-2">{t`${speaker}:`} </span>}
            {said || <span className="text-text-2">{t`No speech.`}</span>}
            {caption !== null && (
              <p className="text-text-2">
                {caption === "" ? t`Without a caption.` : t`Caption: ${caption}`}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
