import type { CheckedRow } from "@kinora/contracts/schedule-file/check-rows";
import type { ScheduleFileRow } from "@kinora/contracts/schedule-file/read-schedule-file";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, CircleQuestionMark, CircleX, Hourglass } from "lucide-react";
import { usePlatformName } from "../../../entities/connection/use-platform-name.ts";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import type { ErrorSentence } from "../../../store/error-sentence.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { problemWords } from "./file-words.ts";

export interface RowViewProps {
  readonly row: ScheduleFileRow;
  /** Null once it was posted. */
  readonly checked: CheckedRow | null;
  /** The post that was made. */
  readonly postId: string | null;
  /** Why it was refused after all. */
  readonly failed: ErrorSentence | null;
  /** Keeps what the row says for the work's own page. */
  readonly onAnswer: (checked: CheckedRow) => void;
}

/** A row of a file: what it would do, or did, or what keeps it from it. */
export function RowView({ row, checked, postId, failed, onAnswer }: RowViewProps) {
  const { cells } = row;
  return (
    <li className="flex gap-3 py-4" aria-label={t`Row ${{ row: row.row }}`}>
      <Standing {...{ checked, postId, failed }} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 text-14">
        <p className="text-12 text-text-2">
          {t`Row ${{ row: row.row }}`} · {standingWords(checked, postId, failed)}
        </p>
        {checked && checked.kind !== "refused" ? (
          <Planned checked={checked} />
        ) : (
          <p className="wrap-anywhere">
            {[`${cells.date} ${cells.time}`.trim(), cells.zone, cells.accounts, cells.work]
              .filter((cell) => cell !== "")
              .join(" · ")}
          </p>
        )}
        {cells.caption !== "" && (
          <p dir="auto" className="line-clamp-2 text-text-2 whitespace-pre-wrap wrap-anywhere">
            {cells.caption}
          </p>
        )}
        {checked?.kind === "refused" && <Problems checked={checked} />}
        {failed && postId === null && (
          <p>
            {failed.title}. {failed.advice}
          </p>
        )}
        <Way {...{ checked, postId, onAnswer }} />
      </div>
    </li>
  );
}

/** Where it goes on: to the post that was made, or to what is asked first. */
function Way({ checked, postId, onAnswer }: Pick<RowViewProps, "checked" | "postId" | "onAnswer">) {
  if (postId !== null)
    return (
      <Link
        to="/settings/past-videos"
        search={{ post: postId }}
        className={`${buttonClass("quiet", "sm")} self-start`}
      >
        {t`See the post`}
      </Link>
    );
  if (checked?.kind !== "draft") return null;
  return (
    <Link
      to="/publish/$id"
      params={{ id: checked.work.id }}
      onClick={() => onAnswer(checked)}
      className={`${buttonClass("quiet", "sm")} self-start`}
    >
      {t`Answer and schedule`}
    </Link>
  );
}

type StandingProps = Pick<RowViewProps, "checked" | "postId" | "failed">;

function Standing({ checked, postId, failed }: StandingProps) {
  const icon = () => {
    if (postId !== null) return <CircleCheck size={20} className="text-ok" />;
    if (failed) return <CircleAlert size={20} className="text-danger" />;
    if (checked?.kind === "refused") return <CircleX size={20} className="text-danger" />;
    if (checked?.kind === "draft") return <CircleQuestionMark size={20} className="text-warn" />;
    return <Hourglass size={20} className="text-text-2" />;
  };
  return (
    <span aria-hidden="true" className="shrink-0">
      {icon()}
    </span>
  );
}

function standingWords(
  checked: CheckedRow | null,
  postId: string | null,
  failed: ErrorSentence | null,
): string {
  if (postId !== null) return t`Scheduled`;
  if (failed) return t`Not scheduled`;
  if (!checked) return t`Being checked`;
  if (checked.kind !== "refused")
    return checked.kind === "draft" ? t`Needs your answers` : t`Ready`;
  const count = checked.problems.length;
  return plural({ count }, { one: "# thing to change", other: "# things to change" });
}

function Planned({ checked }: { readonly checked: Exclude<CheckedRow, { kind: "refused" }> }) {
  const platformName = usePlatformName();
  const { work, accounts, time } = checked;
  const places = accounts.map(({ platform, name }) =>
    platform === "kinora" ? t`the feed here` : `${platformName(platform)} (${name})`,
  );
  return (
    <>
      <p className="font-medium tabular-nums">
        {timeInZone(new Date(time.at), time.zone)}
        <span className="font-normal text-text-2"> · {time.zone.replaceAll("_", " ")}</span>
      </p>
      {time.note !== null && (
        <p className="text-12 text-text-2">
          {time.note === "skipped"
            ? t`Clocks skip ${{ time: time.wall.slice(11) }} on that day: it is posted at ${{ shown: time.shows.slice(11) }}.`
            : t`Clocks show ${{ time: time.wall.slice(11) }} twice on that day: it is posted the first time.`}
        </p>
      )}
      <p className="wrap-anywhere">
        <span dir="auto">{titleOf(work)}</span>
        <span className="text-text-2"> · {places.join(", ")}</span>
      </p>
    </>
  );
}

function Problems({ checked }: { readonly checked: Extract<CheckedRow, { kind: "refused" }> }) {
  const nameOf = usePlatformName();
  return (
    <ul className="flex flex-col gap-1">
      {checked.problems.map((problem) => {
        const words = problemWords(problem, nameOf);
        return (
          <li key={`${problem.field} ${words}`} className="wrap-anywhere">
            {problem.field !== null && <code className="mr-2 text-text-2">{problem.field}</code>}
            {words}
          </li>
        );
      })}
    </ul>
  );
}
