import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { t } from "@lingui/core/macro";
import { PenLine, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from "react";
import { Shortfall } from "../../../entities/gem/shortfall.tsx";
import { ComposerFrame } from "../../../entities/prompt/composer-frame.tsx";
import { gemsUntil, pricesWith, wholePriceWords } from "../../../entities/story/estimate.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { errorSentence } from "../../../store/error-sentence.ts";
import { softWords } from "../../../store/refused-words.ts";
import { useAppSelector } from "../../../store/store.ts";
import { numberText } from "../../../text/number-text.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useOpeningFocus } from "../../../ui/opening-focus.ts";
import { Segments } from "../../../ui/segments.tsx";
import { pressWords, sayingTime } from "./press-words.ts";
import { RestoredBoard } from "./restored-board.tsx";
import { StoryChips } from "./story-chips.tsx";
import { useStoryStart } from "./use-story-start.ts";
import { useWordCheck } from "./use-word-check.ts";
import { whyNoStory } from "./why-no-story.ts";

const RefusedMarks = lazy(() =>
  import("../../../entities/prompt/refused-marks.tsx").then((m) => ({ default: m.RefusedMarks })),
);

export interface StoryComposerProps {
  /** The mode switch. */
  readonly modes: ReactNode;
  /** Sources of a prompt. */
  readonly tools?: ReactNode;
  /** A control that restores a replaced prompt. */
  readonly back?: ReactNode;
  /** A message about a dropped file. */
  readonly note?: string | null;
  /** Gems that can be spent; null while unknown. */
  readonly available: number | null;
  readonly autoFocus?: boolean;
  readonly fills?: boolean;
  readonly className?: string | undefined;
}

/** The story composer: an idea or a script, its settings, and how far it proceeds by itself. */
export function StoryComposer(props: StoryComposerProps) {
  const {
    modes,
    tools,
    back,
    note = null,
    available,
    autoFocus = false,
    fills = false,
    className,
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const focusesItself = useOpeningFocus(field, autoFocus);
  useKeptFocus(field);
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const state = useStoryStart();
  const { idea, draft, board, setIdea, change, busy, problem, start } = state;
  const { data: options, error } = useGetStoryOptionsQuery();
  const signedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const isScript = draft.from === "script" && board === null;
  const text = isScript ? draft.script : idea;
  const length = text.trim().length;
  const textSize = isScript ? "text-16" : "text-16 md:text-20";
  const settings = options ? { ...options.defaults, ...draft.settings } : null;
  const seconds = isScript
    ? speakingTime(draft.script, settings?.speed ?? 1)
    : (settings?.duration ?? 60);
  const prices = options && settings && pricesWith(options, settings.voice);
  const estimate = prices ? gemsUntil(draft.until, seconds, prices) : null;
  const atMost = draft.until === "script" ? estimate : (draft.spendAtMost ?? estimate);
  const missing =
    !signedIn || available === null || options === undefined
      ? 0
      : Math.max(0, (board ? 0 : Math.max(options.prices.script, atMost ?? 0)) - available);
  const facts = { ...draft, text, seconds, missing, available: available ?? 0 };
  const scriptGems = options?.prices.script ?? null;
  const refused = useWordCheck(board ? "" : text);
  // Words that can be meant well are asked about when it is sent.
  const isRefused = refused !== null && softWords(refused).length === 0;
  const reason = board ? null : whyNoStory({ ...facts, isRefused, scriptGems });
  const ready = reason === null && options !== undefined && missing === 0;
  const press = () => {
    if (ready && !busy && estimate !== null) start(estimate);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    press();
  };
  const trouble = problem ?? refused ?? error;
  const words = trouble ? errorSentence(trouble) : null;
  return (
    <ComposerFrame
      label={t`Create a story`}
      modes={
        <>
          {modes}
          {board === null && (
            <Segments
              label={t`Start with`}
              value={draft.from}
              options={[
                { value: "idea", label: t`Idea` },
                { value: "script", label: t`Script` },
              ]}
              onChange={(from) => change({ from })}
            />
          )}
        </>
      }
      tools={tools}
      chips={
        board === null &&
        options &&
        settings && (
          <StoryChips
            options={options}
            settings={settings}
            draft={draft}
            seconds={seconds}
            onChange={change}
          />
        )
      }
      why={
        <p className="nums min-h-4.5 text-12 text-text-2 max-md:min-w-60">
          <span id={reasonId}>{reason}</span>{" "}
          {prices && board === null && wholePriceWords(seconds, prices)}
        </p>
      }
      button={
        <Button
          ref={button}
          look="primary"
          disabled={!ready}
          busy={busy && t`Starting`}
          icon={<PenLine size={18} />}
          onClick={press}
          aria-describedby={reasonId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className="w-full min-w-40 md:w-auto md:self-end lg:self-auto"
        >
          <span className="nums">
            {board ? t`Open the storyboard · free` : pressWords(draft, atMost)}
          </span>
        </Button>
      }
      className={className}
    >
      {board && <RestoredBoard board={board} />}
      <div className={cx("relative flex flex-col", fills && "flex-1")}>
        <textarea
          ref={field}
          value={text}
          hidden={board !== null}
          dir="auto"
          rows={isScript ? 6 : fills ? 3 : 2}
          // biome-ignore lint/a11y/noAutofocus: the user opened it to write
          autoFocus={focusesItself}
          aria-label={isScript ? t`Script` : t`Prompt`}
          placeholder={
            isScript
              ? t`Paste the words to be spoken. They're split into scenes, never rewritten.`
              : t`What is the story about? A sentence is enough.`
          }
          onChange={({ target }) =>
            isScript ? change({ script: target.value }) : setIdea(target.value)
          }
          onKeyDown={keys}
          className={cx(
            "block max-h-[40dvh] w-full resize-none bg-transparent leading-relaxed outline-none field-sizing-content [overflow-wrap:anywhere] placeholder:text-text-2",
            textSize,
            isScript ? "min-h-36" : "min-h-16",
            fills && "flex-1",
          )}
        />
        {refused !== null && (
          <Suspense>
            <RefusedMarks text={text} error={refused} size={textSize} />
          </Suspense>
        )}
      </div>
      {back}
      <div aria-live="polite" className="flex flex-col gap-2 text-14 text-text-2 empty:hidden">
        {note && <p>{note}</p>}
        {isScript && length > 0 && (
          <p className="nums">
            {t`${{ length: numberText(length) }} characters · about ${{ seconds: sayingTime(seconds) }} to say`}
          </p>
        )}
        {missing > 0 && length > 0 && (
          <Shortfall missing={missing} next={button} kept={t`Your draft is saved.`} />
        )}
        {words && (
          <Warning>
            <strong className="font-medium text-text">{words.title}.</strong> {words.advice}
          </Warning>
        )}
      </div>
    </ComposerFrame>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <TriangleAlert size={16} className="mt-0.5 text-warn" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
