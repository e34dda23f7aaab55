import { plural, t } from "@lingui/core/macro";
import { lazy, type RefObject, Suspense, useEffect } from "react";
import { refusalOf } from "../../store/api-error.ts";
import { errorSentence } from "../../store/error-sentence.ts";
import { meanWell } from "../../store/meant-words.ts";
import { softWords } from "../../store/refused-words.ts";
import { useAppDispatch } from "../../store/store.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { AwayNote } from "./away-note.tsx";
import { Cheaper } from "./cheaper.tsx";
import { modelsApi } from "./models-api.ts";
import { Note } from "./note.tsx";
import { PressList } from "./press-list.tsx";
import type { ComposerForm } from "./use-composer.ts";
import type { Start } from "./use-start.ts";

const Shortfall = lazy(() =>
  import("../../entities/gem/shortfall.tsx").then((m) => ({ default: m.Shortfall })),
);
/** Characters left from which on they are counted. */
const NEAR = 200;

export interface ComposerNotesProps {
  readonly composer: ComposerForm;
  /** Maximum UTF-16 units of the prompt. */
  readonly most: number;
  readonly start: Start;
  /** The button that starts it. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Messages about the form: what changed, what is missing, what went wrong. */
export function ComposerNotes({ composer, most, start, button }: ComposerNotesProps) {
  const { form, note, dismissNote, catalogueError } = composer;
  const { quote, problem, repriced } = start;
  const length = form.prompt.trim().length;
  const missing = Math.max(0, -(quote?.balanceAfter ?? 0));
  return (
    <>
      {/* Beyond the limit, only the reason beside the button states it. */}
      {length > most - NEAR && length <= most && (
        <Note tone="info">
          <span className="nums">
            {t`${{ length: numberText(length) }} of ${{ most: numberText(most) }} characters`}
          </span>
        </Note>
      )}
      {note && (
        <Note tone="info" onDismiss={dismissNote}>
          {note}
        </Note>
      )}
      {composer.model?.available === false && (
        <AwayNote composer={composer} model={composer.model} />
      )}
      <PressList composer={composer} />
      {repriced && quote && (
        <Note tone="warn">{t`The price is now ${plural({ gems: quote.gems }, { one: "# gem", other: "# gems" })}. Press again to accept.`}</Note>
      )}
      <Suspense>
        {missing > 0 && (
          <Shortfall
            missing={missing}
            next={button}
            kept={t`Your draft is saved.`}
            cheaper={<Cheaper composer={composer} gems={(quote?.gems ?? 0) - missing} />}
          />
        )}
      </Suspense>
      {Boolean(problem) && <Problem error={problem} again={start.again} />}
      {Boolean(catalogueError) && <Problem error={catalogueError} />}
    </>
  );
}

function Problem({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  const { title, advice } = errorSentence(error);
  const words = softWords(error);
  const dispatch = useAppDispatch();
  const isStale = refusalOf(error)?.code === "MODEL_UNAVAILABLE";
  // The list no longer says what is offered.
  useEffect(() => {
    if (isStale) dispatch(modelsApi.util.invalidateTags(["Model"]));
  }, [isStale, dispatch]);
  const confirm = () => {
    meanWell(words);
    again?.();
  };
  return (
    <Note tone="warn">
      <strong className="font-medium">{title}.</strong> {advice}
      {again && words.length > 0 && (
        <Button look="quiet" onClick={confirm} className="ml-2">{t`I mean no harm`}</Button>
      )}
    </Note>
  );
}
