import type { ModerationCase } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { CaseWork } from "./case-work.tsx";
import { FactPart } from "./fact-part.tsx";
import { ReportList } from "./report-list.tsx";
import { ScanReasons } from "./scan-reasons.tsx";
import { SCAN_WORDS } from "./scan-words.ts";

/** Facts for a decision: prompt, reports, scan results, author, transcript and recipe. */
export function CaseFacts({
  found,
  onSeek,
}: {
  readonly found: ModerationCase;
  /** Null while there is nothing to play. */
  readonly onSeek: ((seconds: number) => void) | null;
}) {
  const { work, appeal, reports, known, scores, scan, strikes, restricted } = found;
  return (
    <div className="flex flex-col gap-5 text-14">
      {work.title !== null && (
        <FactPart title={t`Title`}>
          <p dir="auto" className="wrap-anywhere">
            {work.title}
          </p>
        </FactPart>
      )}
      <FactPart title={t`Prompt`}>
        <p dir="auto" className="wrap-anywhere max-h-40 overflow-auto whitespace-pre-wrap">
          {work.prompt}
        </p>
      </FactPart>
      {appeal && (
        <FactPart title={t`Its owner appealed`}>
          <p dir="auto" className="wrap-anywhere rounded-field bg-surface-1 px-3 py-2">
            {appeal.text}
          </p>
          <Against decision={appeal.against} />
        </FactPart>
      )}
      {reports.length > 0 && (
        <FactPart title={plural(reports.length, { one: "# report", other: "# reports" })}>
          <ReportList reports={reports} />
        </FactPart>
      )}
      {known && (
        <p className="font-medium">{t`One of its files is known as child abuse: a service recognised it, or an admin found it here before.`}</p>
      )}
      {scores && !known && (
        <FactPart title={t`Scan result`}>
          {scan && <ScanReasons scan={scan} />}
          <Scores scores={scores} />
        </FactPart>
      )}
      <FactPart title={t`Made by`}>
        <p>
          <Link
            to="/admin/people/$id"
            params={{ id: work.author.id }}
            className="underline underline-offset-4"
          >
            {work.author.displayName}
          </Link>{" "}
          <span className="text-text-2">@{work.author.handle}</span>
        </p>
        <p className="text-text-2">
          {plural(restricted, {
            0: "No other work of theirs is hidden.",
            one: "# other work of theirs is hidden.",
            other: "# other works of theirs are hidden.",
          })}{" "}
          {strikes > 0 && plural(strikes, { one: "# active strike.", other: "# active strikes." })}
        </p>
        {(known ||
          appeal?.against.rule === "child_abuse" ||
          reports.some(({ reason }) => reason === "child_abuse")) && (
          <p className="mt-1">
            <Link to="/admin/holds" className="underline underline-offset-4">
              {t`Its file is locked: view it under Legal holds`}
            </Link>
          </p>
        )}
        <p className="mt-1">
          <Link to="/item/$id" params={{ id: work.id }} className="underline underline-offset-4">
            {t`Open its page`}
          </Link>
        </p>
      </FactPart>
      <CaseWork work={work} onSeek={onSeek} />
    </div>
  );
}

/** What was decided before, by somebody else. */
function Against({ decision: { by, rule, note } }: { readonly decision: Against }) {
  if (by === "scan")
    return <p className="mt-1 text-text-2">{t`Against the automatic picture check.`}</p>;
  return (
    <p dir="auto" className="wrap-anywhere mt-1 text-text-2">
      {by === "copy" &&
        t`Restricted automatically, because the same file was found to break this rule.`}{" "}
      {rule === null ? t`Hidden by a moderator.` : t`Hidden for: ${t(FLAG_REASON_WORDS[rule])}.`}
      {note && ` ${note}`}
    </p>
  );
}

type Against = NonNullable<ModerationCase["appeal"]>["against"];

const LEAST_SHOWN = 0.01;

/** Scores of each class for the worst picture, highest first. */
function Scores({ scores }: { readonly scores: Readonly<Record<string, number>> }) {
  const shown = Object.entries(scores)
    .filter(([, score]) => score >= LEAST_SHOWN)
    .toSorted(([, one], [, other]) => other - one);
  return (
    <ul className="nums flex flex-wrap gap-x-4">
      {shown.map(([name, score]) => {
        const words = SCAN_WORDS[name];
        return (
          <li key={name}>
            {words ? t(words) : name}{" "}
            <span className="text-text-2">{Math.round(score * 100)}%</span>
          </li>
        );
      })}
    </ul>
  );
}
