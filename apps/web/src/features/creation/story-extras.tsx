import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ChevronDown, PanelsTopLeft } from "lucide-react";
import { transcriptOf } from "../../entities/creation/transcript.ts";
import { isRecord } from "../../store/stored-value.ts";
import { buttonClass } from "../../ui/button.tsx";
import { clockText } from "../../ui/clock-text.ts";

/**
 * The parts only a story has: a link to its storyboard (for its owner), its chapters and its text.
 */
export function StoryExtras({
  creation,
  onSeek,
}: {
  readonly creation: Creation;
  readonly onSeek: (seconds: number) => void;
}) {
  const { recipe, gems, chapters, media } = creation;
  const told = isRecord(recipe.story) ? recipe.story : null;
  if (told === null) return null;
  const storyId = typeof told.storyId === "string" ? told.storyId : null;
  const words = transcriptOf(creation);
  return (
    <section aria-label={t`The story`} className="flex flex-col gap-4">
      {gems !== null && storyId !== null && (
        <Link
          to="/story/$id"
          params={{ id: storyId }}
          className={`${buttonClass("quiet")} self-start`}
        >
          <PanelsTopLeft size={18} />
          {t`Open the storyboard`}
        </Link>
      )}
      {media && chapters.length > 1 && <Chapters chapters={chapters} onSeek={onSeek} />}
      {words.length > 0 && (
        <details className="group rounded-field bg-surface-1 px-4 py-1">
          <summary className="flex min-h-11 items-center justify-between gap-2 font-medium">
            {t`Transcript`}
            <ChevronDown size={18} className="text-text-2 group-open:rotate-180" />
          </summary>
          <ol className="flex list-decimal flex-col gap-2 pb-4 pl-5 text-14 text-text-2 marker:text-text-2">
            {words.map(({ id, said }) => (
              <li key={id} dir="auto" className="[overflow-wrap:anywhere]">
                {said || t`No speech.`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** The film's chapters; a press plays from that point. */
function Chapters({
  chapters,
  onSeek,
}: {
  readonly chapters: Creation["chapters"];
  readonly onSeek: (seconds: number) => void;
}) {
  return (
    <div>
      <h2 id="chapters" className="mb-1 text-14">
        {t`Chapters`}
      </h2>
      <ol aria-labelledby="chapters" className="-mx-3 flex flex-col">
        {chapters.map(({ title, start }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => onSeek(start)}
              className="flex min-h-11 w-full items-center gap-4 rounded-field px-3 text-left text-14 transition-colors hover:bg-surface-2"
            >
              <span className="nums w-9 text-text-2">{clockText(start)}</span>
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
