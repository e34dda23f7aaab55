import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { LookedAtBoard } from "@kinora/contracts/story/looked-at-board";
import { plural, t } from "@lingui/core/macro";
import { ImageOff } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { changesOf } from "./board-changes.ts";
import { LookButton } from "./look-button.tsx";

/**
 * A storyboard as anyone with its link sees it; its pictures are blurred until revealed. What its
 * owner changed since it was opened is marked.
 */
export function BoardCaseView({
  found: { title },
  look: { data, error, refetch },
  before,
  isClear,
  onToggle,
}: {
  readonly found: BoardCase;
  readonly look: {
    readonly data?: LookedAtBoard | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** As it was opened; null when it still is. */
  readonly before: LookedAtBoard | null;
  readonly isClear: boolean;
  readonly onToggle: () => void;
}) {
  const changes = before && data ? changesOf(before, data) : null;
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-panel bg-surface-1 p-4">
      <div>
        <p className="text-12 text-text-2">{t`A shared storyboard`}</p>
        <h2 dir="auto" className="text-20 font-medium wrap-anywhere">
          {data?.board.title ?? title}
        </h2>
        {changes?.isRetitled && <Changed />}
        {data?.board.description && (
          <p dir="auto" className="mt-1 text-14 wrap-anywhere text-text-2">
            {data.board.description}
          </p>
        )}
      </div>
      {error != null && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-60 w-full" />}
      {changes && (
        <p role="status" className="rounded-field bg-surface-2 px-3 py-2 text-14">
          {plural(changes.scenes.size, {
            0: t`Its owner changed it since you opened it.`,
            one: "Its owner changed it since you opened it: # scene is marked.",
            other: "Its owner changed it since you opened it: # scenes are marked.",
          })}{" "}
          {changes.removed > 0 &&
            plural(changes.removed, {
              one: "# scene was removed.",
              other: "# scenes were removed.",
            })}
        </p>
      )}
      {data && <Scenes shared={data} changed={changes?.scenes} isClear={isClear} />}
      {data?.scenes.some(({ picture }) => picture) && (
        <div>
          <LookButton isClear={isClear} onToggle={onToggle} />
        </div>
      )}
    </section>
  );
}

/** The script, scene by scene; it scrolls, so that the decision stays within reach. */
function Scenes({
  shared: { board, scenes },
  changed,
  isClear,
}: {
  readonly shared: LookedAtBoard;
  /** Ids of scenes that changed since it was opened. */
  readonly changed: ReadonlySet<string> | undefined;
  readonly isClear: boolean;
}) {
  const pictures = new Map(scenes.map(({ id, picture }) => [id, picture?.url]));
  return (
    <ol aria-label={t`Scenes`} className="flex max-h-[52vh] flex-col gap-4 overflow-y-auto">
      {board.scenes.map(({ id, narration, visual }, index) => (
        <li key={id} className="flex flex-col gap-2 sm:flex-row sm:gap-4">
          <Picture
            url={pictures.get(id)}
            visual={visual}
            ratio={board.settings.aspectRatio.replace(":", "/")}
            isClear={isClear}
          />
          <div className="min-w-0 flex-1 text-14">
            <h3 className="text-12 text-text-2">{t`Scene ${{ number: index + 1 }}`}</h3>
            {changed?.has(id) && <Changed />}
            <p dir="auto" className="wrap-anywhere">
              {narration.trim() || <span className="text-text-2">{t`No words`}</span>}
            </p>
            <p dir="auto" className="mt-1 wrap-anywhere text-text-2">
              {visual}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const Changed = () => (
  <p className="text-12 font-medium text-warn">{t`Changed since you opened it`}</p>
);

function Picture({
  url,
  visual,
  ratio,
  isClear,
}: {
  readonly url: string | undefined;
  readonly visual: string;
  readonly ratio: string;
  readonly isClear: boolean;
}) {
  return (
    <div
      style={{ aspectRatio: ratio }}
      className="relative w-full shrink-0 self-start overflow-hidden rounded-media bg-surface-2 sm:w-40"
    >
      {url ? (
        <img
          src={url}
          alt={isClear ? visual : t`Blurred`}
          className={cx("size-full object-cover", !isClear && "blur-xl")}
        />
      ) : (
        <ImageOff
          size={20}
          aria-label={t`No picture`}
          className="absolute inset-0 m-auto text-text-2"
        />
      )}
    </div>
  );
}
