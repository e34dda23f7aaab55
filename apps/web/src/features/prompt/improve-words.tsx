import { PROMPT_MAX } from "@kinora/contracts/limits";
import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import { isVisible } from "@kinora/contracts/text/visible-text";
import { t } from "@lingui/core/macro";
import { WandSparkles } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { type ComposerMode, isFilm, MUSIC, STORY } from "./choose-model.ts";

const BeforeAndAfter = lazy(() =>
  import("./before-and-after.tsx").then((m) => ({ default: m.BeforeAndAfter })),
);

interface ImproveWordsProps {
  readonly mode: ComposerMode;
  /** The service that improves words. */
  readonly improver: string;
  /** Replaces the prompt. */
  readonly onTake: (words: string) => void;
}

/** Asks a language model for a better prompt, once the user knows where the words go. */
export function ImproveWords({ mode, improver, onTake }: ImproveWordsProps) {
  const prompt = useAppSelector(({ prompt }) => prompt.form.prompt.trim());
  const [request, setRequest] = useState<ImprovementRequest | null>(null);
  const close = () => setRequest(null);
  return (
    <>
      <IconButton
        label={t`Improve my words`}
        icon={<WandSparkles size={20} />}
        disabled={!isVisible(prompt) || prompt.length > PROMPT_MAX}
        onClick={() => setRequest({ prompt, kind: kindOf(mode) })}
      />
      <Sheet open={request !== null} onClose={close} title={t`Improve my words`} wide>
        <Suspense fallback={<div className="h-60" />}>
          {request && (
            <BeforeAndAfter
              request={request}
              improver={improver}
              onClose={close}
              onTake={(words) => {
                onTake(words);
                close();
              }}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  );
}

function kindOf(mode: ComposerMode): ImprovementRequest["kind"] {
  if (mode === MUSIC) return "music";
  if (mode === STORY) return "story";
  return isFilm(mode) ? "video" : "image";
}
