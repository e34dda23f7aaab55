import { PROMPT_MAX } from "@kinora/contracts/limits";
import { Dices } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { cx } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type ComposerMode, inputOf, OVER_CLIP, STORY } from "./choose-model.ts";
import { ComposerChips } from "./composer-chips.tsx";
import { ComposerNotes } from "./composer-notes.tsx";
import { CreateButton } from "./create-button.tsx";
import { surprise } from "./example-prompts.ts";
import type { FileSlot } from "./file-panel.tsx";
import { ModeSegments } from "./mode-segments.tsx";
import { PromptField } from "./prompt-field.tsx";
import { RemixNote } from "./remix-note.tsx";
import { useComposer } from "./use-composer.ts";
import { useStart } from "./use-start.ts";

const RestoreRecipe = lazy(() =>
  import("./restore/restore-recipe.tsx").then((m) => ({ default: m.RestoreRecipe })),
);

const FilePanel = lazy(() => import("./file-panel.tsx").then((m) => ({ default: m.FilePanel })));

/** What other nouns lend the composer. */
export interface ComposerKit {
  /** The file a creation begins with. */
  readonly renderFile: (slot: FileSlot) => ReactNode;
  readonly claim: ReactNode;
  readonly isAdmin: boolean;
  /** The composer of stories, in place of this one. */
  readonly renderStory: (slot: StorySlot) => ReactNode;
}

export interface StorySlot {
  /** The way to the other modes. */
  readonly modes: ReactNode;
  /** What was changed or could not be read. */
  readonly note: string | null;
  readonly autoFocus: boolean;
  readonly fills: boolean;
  readonly className: string | undefined;
}

const PLACEHOLDERS: Readonly<Record<ComposerMode, string>> = {
  "text-to-image": "Describe what you want to see",
  "text-to-video": "Describe the film you want to see",
  "text-to-music": "Name a kind of music, a mood, instruments",
  [STORY]: "What is the story about?",
  "photo-to-video": "Say what should happen in the photo",
  "face-to-video": "Say what the face should do",
  "text-image-to-video": "Describe the film that begins with your photo",
  [OVER_CLIP]: "Say how your clip should look: hour, weather, mood",
  "video-upload": "Say what your clip shows",
};

export interface ComposerProps extends ComposerKit {
  readonly onStarted: (id: string) => void;
  readonly autoFocus?: boolean;
  /** As a sheet it fills the height it is given. */
  readonly fills?: boolean;
  readonly className?: string;
}

/** The heart: words, settings as chips, and one button with the price on it. */
export function Composer({
  claim,
  renderFile,
  renderStory,
  isAdmin,
  onStarted,
  autoFocus = false,
  fills = false,
  className,
}: ComposerProps) {
  const composer = useComposer();
  const { form, model, mode, setFields } = composer;
  // A story has a price of its own for every stage.
  const start = useStart(form, mode === STORY ? null : model, onStarted);
  const length = form.prompt.trim().length;
  const input = inputOf(mode);
  const complete = input === null || form.inputs[input] !== undefined;
  const ready = model !== null && length > 0 && length <= PROMPT_MAX && complete;
  if (mode === STORY) {
    const modes = (
      <>
        <ModeSegments composer={composer} />
        <Suspense>
          <RestoreRecipe composer={composer} />
        </Suspense>
      </>
    );
    return renderStory({ modes, note: composer.note, autoFocus, fills, className });
  }
  return (
    <form
      aria-label="Create"
      onSubmit={(event) => event.preventDefault()}
      className={cx("flex flex-col gap-3", className)}
    >
      <RemixNote />
      <div className={cx("relative", fills && "min-h-0 flex-1")}>
        <PromptField
          value={form.prompt}
          onChange={(prompt) => setFields({ prompt })}
          onSubmit={start.start}
          placeholder={PLACEHOLDERS[mode]}
          rows={fills ? 3 : 2}
          fills={fills}
          autoFocus={autoFocus}
          className="pr-12"
        />
        <IconButton
          label="Surprise me"
          icon={<Dices size={20} />}
          onClick={() => setFields({ prompt: surprise(form.prompt, mode, Math.random()) })}
          className="absolute! -top-1.5 -right-1.5"
        />
      </div>
      {input !== null && (
        <Suspense fallback={<Skeleton className="h-16 rounded-field" />}>
          <FilePanel composer={composer} renderFile={renderFile} />
        </Suspense>
      )}
      <ComposerNotes composer={composer} start={start} claim={claim} />
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <div className="no-scrollbar -mx-4 flex min-h-9 flex-1 items-center gap-1.5 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {model ? (
            <>
              <ComposerChips composer={composer} isAdmin={isAdmin} />
              <Suspense>
                <RestoreRecipe composer={composer} />
              </Suspense>
            </>
          ) : (
            <Skeleton className="h-9 w-full max-w-md rounded-full" />
          )}
        </div>
        <CreateButton start={start} ready={ready} className="w-full md:w-auto" />
      </div>
    </form>
  );
}
