import { MODEL_CALLS_A_DAY } from "@kinora/contracts/limits";
import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useImprovement } from "./use-improvement.ts";

export interface BeforeAndAfterProps {
  readonly request: ImprovementRequest;
  /** The service that improves words. */
  readonly improver: string;
  readonly onTake: (words: string) => void;
  readonly onClose: () => void;
}

/** Says where the user's words would go, and sends them only then. */
export function BeforeAndAfter(props: BeforeAndAfterProps) {
  const { request, improver, onClose } = props;
  const [key, setKey] = useState<string | null>(null);
  const send = () => setKey(crypto.randomUUID());
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-text-2">
        {t`Only these words are sent to ${{ improver }}. It costs no gems; you can do it ${{ most: MODEL_CALLS_A_DAY.improvement }} times in 24 hours.`}
      </p>
      {key === null ? (
        <>
          <Words title={t`Yours`}>{request.prompt}</Words>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t`Keep mine`}</Button>
            <Button look="primary" onClick={send}>{t`Send them`}</Button>
          </div>
        </>
      ) : (
        <Answer {...props} key={key} pressKey={key} onAgain={send} />
      )}
    </div>
  );
}

/**
 * The user's prompt and the language model's version side by side. Nothing changes without a press.
 */
function Answer({
  request,
  pressKey,
  improver,
  onTake,
  onClose,
  onAgain,
}: BeforeAndAfterProps & { readonly pressKey: string; readonly onAgain: () => void }) {
  const { improvement, error, isLate } = useImprovement(request, pressKey);
  const after = improvement?.after ?? null;
  const why = improvement?.why ?? whyOf(error) ?? (isLate ? lateWords(improver) : null);
  const isSame = after === request.prompt;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Words title={t`Yours`}>{request.prompt}</Words>
        <Words title={t`Improved`} isBusy={after === null && why === null}>
          {why ?? (isSame ? t`It wouldn't change anything.` : after)}
        </Words>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t`Keep mine`}</Button>
        {(why !== null || isSame) && <Button onClick={onAgain}>{t`Try again`}</Button>}
        {after !== null && !isSame && (
          <Button look="primary" icon={<Check size={18} />} onClick={() => onTake(after)}>
            {t`Use these words`}
          </Button>
        )}
      </div>
    </>
  );
}

const lateWords = (improver: string) =>
  t`${{ improver }} didn't answer in time. Your words stay as they are.`;

function whyOf(error: unknown): string | null {
  if (!error) return null;
  const { title, advice } = errorSentence(error);
  return `${title}. ${advice}`;
}

interface WordsProps {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

function Words({ title, isBusy = false, children }: WordsProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isBusy}
      className="flex flex-col gap-2 rounded-panel border border-line p-4"
    >
      <h3 id={heading} className="text-14 font-medium text-text-2">
        {title}
      </h3>
      <div aria-live="polite">
        {isBusy ? (
          <>
            <span className="sr-only">{t`Improving`}</span>
            <Skeleton className="h-24 w-full rounded-field" />
          </>
        ) : (
          <p dir="auto" className="max-h-[40dvh] overflow-y-auto text-16 whitespace-pre-wrap">
            {children}
          </p>
        )}
      </div>
    </section>
  );
}
