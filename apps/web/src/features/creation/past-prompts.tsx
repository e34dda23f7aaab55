import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { shallowEqual } from "react-redux";
import { cardsIn } from "../../entities/creation/use-cards.ts";
import { keptPrompts } from "../../entities/prompt/kept-prompts.ts";
import { useAppSelector } from "../../store/store.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOwnCreations } from "./use-own-creations.ts";

const SHOWN = 40;

export interface PastPromptsProps {
  /** Kinds of work to take prompts from: a music prompt is of little use for a picture. */
  readonly kinds: readonly ContentKind[];
  readonly onChoose: (prompt: string) => void;
}

/**
 * Prompts the user has used before: drafts replaced on this device, then those of their own works,
 * newest first.
 */
export function PastPrompts({ kinds, onChoose }: PastPromptsProps) {
  const { ids, isLoading } = useOwnCreations("library");
  const cards = useAppSelector((state) => cardsIn(state, ids), shallowEqual);
  const made = cards.filter(({ kind }) => kinds.includes(kind)).map(({ prompt }) => prompt);
  const drafts = keptPrompts().filter((prompt) => !made.includes(prompt));
  const prompts = [...new Set([...drafts, ...made])].filter(Boolean).slice(0, SHOWN);
  if (isLoading) return <Skeleton className="h-40 w-full" />;
  if (prompts.length === 0) {
    return (
      <p className="text-text-2">
        {t`Your prompts appear here, so you can start from them again.`}
      </p>
    );
  }
  return (
    <ul aria-label={t`Your prompts`} className="-mx-2 flex flex-col">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            dir="auto"
            onClick={() => onChoose(prompt)}
            className="flex min-h-11 w-full flex-col items-start justify-center rounded-field px-3 py-2 text-start hover:bg-surface-2"
          >
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{prompt}</span>
            {drafts.includes(prompt) && <span className="text-12 text-text-2">{t`Draft`}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
