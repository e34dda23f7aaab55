import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { SharedBoard } from "@kinora/contracts/story/shared-board";
import { t } from "@lingui/core/macro";
import { ImageOff } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLookAtBoardCaseQuery } from "./board-cases-api.ts";
import { LookButton } from "./look-button.tsx";

/** A storyboard as anyone with its link sees it; its pictures are blurred until revealed. */
export function BoardCaseView({
  found: { id, title },
  isClear,
  onToggle,
}: {
  readonly found: BoardCase;
  readonly isClear: boolean;
  readonly onToggle: () => void;
}) {
  const { data, error, refetch } = useLookAtBoardCaseQuery(id);
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-panel bg-surface-1 p-4">
      <div>
        <p className="text-12 text-text-2">{t`A shared storyboard`}</p>
        <h2 dir="auto" className="text-20 font-medium wrap-anywhere">
          {title}
        </h2>
        {data?.board.description && (
          <p dir="auto" className="mt-1 text-14 wrap-anywhere text-text-2">
            {data.board.description}
          </p>
        )}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-60 w-full" />}
      {data && <Scenes shared={data} isClear={isClear} />}
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
  isClear,
}: {
  readonly shared: SharedBoard;
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
