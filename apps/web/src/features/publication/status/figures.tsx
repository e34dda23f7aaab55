import {
  MEASURE_AGES,
  MEASURE_SPANS,
  type MeasureAge,
} from "@kinora/contracts/publication/measure-span";
import type { Publication, PublicationFigures } from "@kinora/contracts/publication/post";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { momentText } from "../../../text/moment-text.ts";
import { compactText, numberText } from "../../../text/number-text.ts";
import { waitsInInbox } from "./stage-words.ts";

const AGES: Readonly<Record<MeasureAge, MessageDescriptor>> = {
  hour: msg`1 hour`,
  day: msg`1 day`,
  week: msg`7 days`,
};

const MILLION = 1_000_000;

const COUNTS = ["views", "likes", "comments"] as const;
type Count = (typeof COUNTS)[number];
const NAMES: Readonly<Record<Count, MessageDescriptor>> = {
  views: msg`Views`,
  likes: msg`Likes`,
  comments: msg`Comments`,
};

interface FiguresProps {
  readonly publication: Publication;
  /** The platform's name. */
  readonly title: string;
}

/** How a post did at its platform an hour, a day and a week after it was there. */
export function Figures({ publication, title }: FiguresProps) {
  const { figures, outcome } = publication;
  if (outcome !== "done" || waitsInInbox(publication)) return null;
  const counts = COUNTS.filter((count) => figures.some((told) => told[count] !== null));
  const notes = notesOf(publication, title, counts);
  return (
    <div className="flex flex-col gap-1.5 text-14 empty:hidden">
      {counts.length > 0 && <Table figures={figures} counts={counts} />}
      {notes.map((words) => (
        <p key={words} className="text-12 text-text-2">
          {words}
        </p>
      ))}
    </div>
  );
}

function Table({
  figures,
  counts,
}: Pick<Publication, "figures"> & { readonly counts: readonly Count[] }) {
  const told = (age: MeasureAge) => figures.find((one) => one.age === age);
  return (
    <table className="w-full max-w-md text-right tabular-nums">
      <caption className="sr-only">{t`Figures for this post`}</caption>
      <thead className="text-12 text-text-2">
        <tr>
          <th scope="col" className="py-1 pr-3 text-left font-normal">
            {t`After`}
          </th>
          {MEASURE_AGES.map((age) => (
            <th key={age} scope="col" className="w-1/4 py-1 font-normal">
              {t(AGES[age])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal text-text-2">
              {t(NAMES[count])}
            </th>
            {MEASURE_AGES.map((age) => (
              <td key={age} className="py-1">
                <Cell value={told(age)?.[count] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ value }: { readonly value: number | null }) {
  // Millions have no room beside each other on a phone.
  if (value !== null) return value < MILLION ? numberText(value) : compactText(value);
  return (
    <span className="text-text-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t`Not given`}</span>
    </span>
  );
}

/** What a platform does not tell, did not tell in time, and when it is asked next. */
function notesOf(
  { platform, figures, endedAt, afterwards }: Publication,
  title: string,
  counts: readonly Count[],
): readonly string[] {
  if (endedAt === null) return [];
  const [there, now] = [Date.parse(endedAt), Date.now()];
  const isToCome = (age: MeasureAge) =>
    afterwards === null && now < there + MEASURE_SPANS[age].until && !has(figures, age);
  const next = MEASURE_AGES.find(isToCome);
  const asked = next && new Date(Math.max(now, there + MEASURE_SPANS[next].from));
  const missed = MEASURE_AGES.some((age) => !has(figures, age) && !isToCome(age));
  return [
    ...(figures.length > 0 ? untold(platform, counts, title) : []),
    ...(figures.length === 0 && !next ? [t`${title} gave no figures for this post.`] : []),
    ...(figures.length > 0 && missed && afterwards === null
      ? [t`A dash: ${title} gave no figures at that time.`]
      : []),
    ...(asked && next ? [nextWords(asked, figures.length > 0, now)] : []),
  ];
}

const has = (figures: readonly PublicationFigures[], age: MeasureAge): boolean =>
  figures.some((told) => told.age === age);

function untold(
  platform: Publication["platform"],
  counts: readonly Count[],
  title: string,
): readonly string[] {
  if (platform === "kinora") return [t`The feed counts likes only.`];
  const missing = COUNTS.filter((count) => !counts.includes(count));
  if (missing.length === COUNTS.length) return [t`${title} gives no figures for posts like this.`];
  if (missing.length === 0) return [];
  const names = missing.map((count) => t(NAMES[count]).toLowerCase()).join(", ");
  return [t`${title} doesn't give: ${names}.`];
}

function nextWords(at: Date, hasSome: boolean, now: number): string {
  const moment = momentText(at);
  if (at.getTime() <= now)
    return hasSome ? t`The next figures are on their way.` : t`The first figures are on their way.`;
  return hasSome ? t`Next figures: ${moment}.` : t`First figures: ${moment}.`;
}
