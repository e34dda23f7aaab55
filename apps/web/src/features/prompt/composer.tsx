import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useRef, useState } from "react";
import { ComposerFrame } from "../../entities/prompt/composer-frame.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { type ComposerMode, inputOf, OVER_CLIP, STORY } from "./choose-model.ts";
import { ComposerChips } from "./composer-chips.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import { CreateButton } from "./create-button.tsx";
import { ModeSegments } from "./mode-segments.tsx";
import { PromptField } from "./prompt-field.tsx";
import { ReasonLine } from "./reason-line.tsx";
import { useComposer } from "./use-composer.ts";
import { useStart } from "./use-start.ts";
import { promptMax, whyNot, whyRefused } from "./why-not.ts";

const ComposerNotes = lazy(() =>
  import("./composer-notes.tsx").then((m) => ({ default: m.ComposerNotes })),
);
const RemixNote = lazy(() => import("./remix-note.tsx").then((m) => ({ default: m.RemixNote })));

const BackToMine = lazy(() =>
  import("./restore/back-to-mine.tsx").then((m) => ({ default: m.BackToMine })),
);

const RefusedMarks = lazy(() =>
  import("../../entities/prompt/refused-marks.tsx").then((m) => ({ default: m.RefusedMarks })),
);

const FilePanel = lazy(() => import("./file-panel.tsx").then((m) => ({ default: m.FilePanel })));

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** The story composer, shown in place of this one. */
    "prompt.story": StorySlot;
  }
}

export interface StorySlot {
  /** The mode switch. */
  readonly modes: ReactNode;
  /** Earlier prompts, a random one, a file's recipe. */
  readonly tools: ReactNode;
  /** A control that restores a replaced prompt. */
  readonly back: ReactNode;
  /** What was changed or could not be read. */
  readonly note: string | null;
  readonly autoFocus: boolean;
  readonly fills: boolean;
  readonly className: string | undefined;
}

const PLACEHOLDERS: Readonly<Record<ComposerMode, MessageDescriptor>> = {
  "text-to-image": msg`Describe what you want to see`,
  "text-to-video": msg`Describe the film you want to see`,
  "text-to-music": msg`Describe the music: genre, mood, instruments`,
  [STORY]: msg`What is the story about?`,
  "photo-to-video": msg`Describe what should happen in the photo`,
  "face-to-video": msg`Describe what the face should do`,
  "text-image-to-video": msg`Describe the film of your photo`,
  [OVER_CLIP]: msg`Describe how your clip should look: time of day, weather, mood`,
  "video-upload": msg`Describe what your clip shows`,
};

export interface ComposerProps {
  /** True when the user could add a provider's key. */
  readonly isAdmin: boolean;
  readonly onStarted: (id: string) => void;
  readonly autoFocus?: boolean;
  /** True to fill the available height as a sheet. */
  readonly fills?: boolean;
  readonly className?: string;
}

/** The main form: prompt, settings as chips, and one button with its price. */
export function Composer({
  isAdmin,
  onStarted,
  autoFocus = false,
  fills = false,
  className,
}: ComposerProps) {
  const composer = useComposer();
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { form, model, mode, setFields } = composer;
  // Keeps the field usable until the story form has loaded.
  const isStory = useDeferredValue(mode === STORY, false);
  // A story has a separate price for each stage.
  const most = promptMax(model);
  const unsent = whyNot(form, model, composer.waits);
  const start = useStart(composer, mode === STORY ? null : model, unsent === null, onStarted);
  const reason = unsent ?? whyRefused(start.problem);
  const [byKey, setByKey] = useState(false);
  const modes = <ModeSegments composer={composer} byKey={byKey} onByKey={setByKey} />;
  const opens = autoFocus && !byKey;
  const tools = <ComposerTools composer={composer} />;
  const back = (
    <Suspense>
      <BackToMine onBack={composer.dismissNote} />
    </Suspense>
  );
  if (isStory) {
    const { note } = composer;
    return (
      <Slot
        name="prompt.story"
        given={{ modes, tools, back, note, autoFocus: opens, fills, className }}
      />
    );
  }
  return (
    <ComposerFrame
      label={t`Create`}
      modes={modes}
      tools={tools}
      chips={
        model ? (
          <ComposerChips composer={composer} isAdmin={isAdmin} />
        ) : (
          <Skeleton className="h-9 w-full max-w-md rounded-full" />
        )
      }
      why={<ReasonLine id={reasonId} reason={reason} start={start} />}
      button={<CreateButton ref={button} ready={model !== null} {...{ start, reason, reasonId }} />}
      className={className}
    >
      {form.remix !== null && (
        <Suspense fallback={<div className="h-11" />}>
          <RemixNote />
        </Suspense>
      )}
      <PromptField
        value={form.prompt}
        most={most}
        onChange={(prompt) => setFields({ prompt })}
        onSubmit={start.start}
        placeholder={t(PLACEHOLDERS[mode])}
        rows={fills ? 3 : 2}
        fills={fills}
        autoFocus={opens}
        describedBy={reasonId}
        marks={
          Boolean(start.problem) && (
            <Suspense>
              <RefusedMarks text={form.prompt} error={start.problem} />
            </Suspense>
          )
        }
      />
      {back}
      {inputOf(mode) !== null && (
        <Suspense fallback={<Skeleton className="h-16 rounded-field" />}>
          <FilePanel composer={composer} />
        </Suspense>
      )}
      <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
        <Suspense>
          <ComposerNotes {...{ composer, most, start, button }} />
        </Suspense>
      </div>
    </ComposerFrame>
  );
}
