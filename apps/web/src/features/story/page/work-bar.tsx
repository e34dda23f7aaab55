import type { Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { announce } from "../../../ui/live-region.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useCancelStoryWorkMutation } from "../story-api.ts";
import { workWords } from "./work-words.ts";

const CancelSheet = lazy(() =>
  import("../../../entities/gem/cancel-sheet.tsx").then((m) => ({ default: m.CancelSheet })),
);

/** Progress is announced in quarters, because every per cent would be noise. */
const TOLD_EVERY = 25;

/** What is being made of a story, its progress, and a button that stops it. */
export function WorkBar({
  story: { id: storyId, lostIfCancelled: loss },
  work,
}: {
  readonly story: Pick<Story, "id" | "lostIfCancelled">;
  readonly work: NonNullable<Story["work"]>;
}) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelStoryWorkMutation();
  const { say, saySorry } = useSay();
  const stop = () =>
    void cancel(storyId)
      .unwrap()
      .then(() => say(t`Canceled. Unused gems were returned.`, "success"), saySorry);
  const words = workWords(work);
  const percent = Math.round(work.percent);
  const step = `${work.kind} ${work.stage} ${Math.floor(percent / TOLD_EVERY)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces only when the step changes
  useEffect(() => announce(words), [step]);
  // Clears the announcement once the work is over.
  useEffect(() => () => announce(""), []);
  return (
    <div className="flex items-center gap-3 rounded-field bg-surface-1 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="nums text-14 font-medium">{words}</p>
        <ProgressBar label={t`Work on the story`} value={percent} words={words} className="mt-1" />
      </div>
      <Button
        size="sm"
        look="ghost"
        icon={<X size={16} />}
        busy={isLoading && t`Stopping`}
        onClick={() => (loss > 0 ? setAsking(true) : stop())}
      >
        {t`Cancel`}
      </Button>
      <Suspense>
        {asking && <CancelSheet loss={loss} onClose={() => setAsking(false)} onConfirm={stop} />}
      </Suspense>
    </div>
  );
}
