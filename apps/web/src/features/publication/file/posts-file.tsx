import type { CheckedRow } from "@kinora/contracts/schedule-file/check-rows";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, ChevronLeft } from "lucide-react";
import { ZoneField } from "../../../entities/post/zone-field.tsx";
import type { ErrorSentence } from "../../../store/error-sentence.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useAppSelector } from "../../../store/store.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnsHelp } from "./columns-help.tsx";
import type { FileRun } from "./file-run.ts";
import { keepAnswers } from "./keep-answers.ts";
import { RowView } from "./row-view.tsx";
import { type CheckedFile, useFileRun } from "./use-file-run.ts";
import { type PostingRows, usePostRows } from "./use-post-rows.ts";

/** Schedules posts from a file: first what each row would do, then those that are ready. */
export function PostsFile() {
  const files = useFileRun();
  const { run, refused, begin, setRefused } = files;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Link
        to="/settings/schedule-content"
        className={`${buttonClass("ghost", "sm")} -ml-3 self-start`}
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {t`Calendar`}
      </Link>
      {run ? (
        <Run files={files} run={run} />
      ) : (
        <>
          <ChooseFile refused={refused} onText={begin} onRefused={setRefused} />
          <ColumnsHelp />
        </>
      )}
    </div>
  );
}

function Run({
  files: { file, error, isChecking, again, chooseZone, noteDone, putAway },
  run,
}: {
  readonly files: ReturnType<typeof useFileRun>;
  readonly run: FileRun;
}) {
  const posting = usePostRows(noteDone);
  const uid = useAppSelector(({ auth }) => auth.uid);
  if (!file)
    return (
      <>
        {isChecking || !error ? (
          <Skeleton className="h-64 w-full rounded-panel" />
        ) : (
          <QueryError error={error} onRetry={again} />
        )}
        <Button className="self-start" onClick={putAway}>
          {t`Another file`}
        </Button>
      </>
    );
  return (
    <>
      <div className="flex flex-col gap-2">
        <ZoneField zone={run.zone} onChoose={chooseZone} />
        <p className="text-12 text-text-2">{t`For rows that name no zone.`}</p>
      </div>
      <ul className="divide-y divide-line rounded-panel bg-surface-1 px-4">
        {file.rows.map((row) => (
          <RowView
            key={row.row}
            row={row}
            checked={file.checked.get(row.row) ?? null}
            postId={run.done[row.row] ?? null}
            failed={posting.failed.get(row.row) ?? null}
            onAnswer={(checked) => uid !== null && keepAnswers(uid, checked, row)}
          />
        ))}
      </ul>
      <Bar
        {...{ file, posting, done: run.done }}
        onPost={(rows) => posting.post(run, rows)}
        onAgain={() => {
          posting.forgetFailed();
          again();
        }}
        onPutAway={putAway}
      />
    </>
  );
}

interface BarProps {
  readonly file: CheckedFile;
  readonly done: Readonly<Record<number, string>>;
  readonly posting: PostingRows;
  readonly onPost: (rows: readonly CheckedRow[]) => void;
  readonly onAgain: () => void;
  readonly onPutAway: () => void;
}

/** How the rows stand together, and the one button. */
function Bar({ file, done, posting, onPost, onAgain, onPutAway }: BarProps) {
  const { busy, failed, paused } = posting;
  const ready = [...file.checked.values()].filter(
    ({ row, kind }) => kind === "schedule" && !(row in done),
  );
  const count = ready.length;
  return (
    <section
      aria-label={t`Schedule`}
      className="sticky bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px)+1.75rem)] z-20 flex flex-col gap-3 rounded-panel border border-line bg-surface-2 p-3 shadow-2xl md:bottom-[calc(var(--player)+1rem)] md:flex-row md:items-center md:justify-between md:p-4"
    >
      <div aria-live="polite" className="min-w-0 text-14 text-text-2">
        <p>{totalWords(file, done)}</p>
        {paused && <Paused paused={paused} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy !== null} onClick={onPutAway}>
          {t`Another file`}
        </Button>
        {failed.size > 0 && busy === null && <Button onClick={onAgain}>{t`Check again`}</Button>}
        {(count > 0 || busy) && (
          <Button
            look="primary"
            icon={<CalendarPlus size={18} />}
            busy={busy !== null && t`Scheduling ${{ at: busy.at }} of ${{ of: busy.of }}`}
            onClick={() => onPost(ready)}
          >
            {t`Schedule ${plural({ count }, { one: "# post", other: "# posts" })}`}
          </Button>
        )}
      </div>
    </section>
  );
}

function Paused({ paused: { title, advice } }: { readonly paused: ErrorSentence }) {
  return (
    <p role="alert" className="mt-1 text-text">
      {title}. {advice} {t`Press again to go on from where it stopped.`}
    </p>
  );
}

function totalWords({ rows, checked }: CheckedFile, done: BarProps["done"]): string {
  const kinds = [...checked.values()].filter(({ row }) => !(row in done));
  const [drafts, refused] = ["draft", "refused"].map(
    (kind) => kinds.filter((one) => one.kind === kind).length,
  );
  const made = rows.filter(({ row }) => row in done).length;
  const ready = kinds.length - (drafts ?? 0) - (refused ?? 0);
  return [
    ...(made > 0 ? [plural({ made }, { one: "# scheduled", other: "# scheduled" })] : []),
    ...(ready > 0 ? [plural({ ready }, { one: "# ready", other: "# ready" })] : []),
    ...(drafts ? [plural({ drafts }, { one: "# needs answers", other: "# need answers" })] : []),
    ...(refused ? [plural({ refused }, { one: "# to change", other: "# to change" })] : []),
  ].join(" · ");
}
