import {
  SCHEDULE_COLUMNS,
  type ScheduleColumn,
} from "@kinora/contracts/schedule-file/read-schedule-file";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { csvText } from "../../../ui/csv-text.ts";
import { saveText } from "../../../ui/save-text.ts";

const NEEDED: readonly ScheduleColumn[] = ["date", "time", "work", "accounts"];

const WORDS: Readonly<Record<ScheduleColumn, MessageDescriptor>> = {
  date: msg`The day, like 2026-12-24.`,
  time: msg`The time of day, like 18:30.`,
  zone: msg`A time zone, like Europe/Berlin. Without one, the zone chosen above the rows.`,
  work: msg`The address of a finished work of yours, or its id.`,
  accounts: msg`Where it goes: names of your accounts, or platforms where you have one account only, with | between them. “kinora” is the feed here.`,
  caption: msg`The words that go with it.`,
  title: msg`A title, where the platform has one.`,
};

/** Ten days from now: a sample whose days have passed could not be tried. */
function sample(now: Date): string {
  const day = (days: number) =>
    new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const work = `${location.origin}/item/YOUR-WORK`;
  return csvText([
    [...SCHEDULE_COLUMNS],
    [day(10), "18:30", "", work, "kinora", 'A first look, with "quotes" and commas', ""],
    [day(11), "09:00", "America/New_York", work, "facebook|instagram", "Good morning", "Morning"],
  ]);
}

/** What the columns of a file mean, with one to begin from. */
export function ColumnsHelp() {
  return (
    <section aria-label={t`Columns`} className="flex flex-col items-start gap-3">
      <h3 className="text-16 font-medium">{t`Columns`}</h3>
      <p className="text-14 text-text-2">
        {t`The first row names the columns, in any order. Each further row is one post. Commas, semicolons and tabs all work; up to 500 rows and 1 MB.`}
      </p>
      <dl className="grid w-full gap-x-6 gap-y-2 text-14 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {SCHEDULE_COLUMNS.map((column) => (
          <div key={column} className="sm:contents">
            <dt className="font-medium">
              <code>{column}</code>
              {!NEEDED.includes(column) && (
                <span className="ml-2 text-12 font-normal text-text-2">{t`optional`}</span>
              )}
            </dt>
            <dd className="text-text-2">{t(WORDS[column])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-text-2">
        {t`TikTok and YouTube ask some things at each post, such as who can see it. Rows that go there are prepared, and you answer on the work's page.`}
      </p>
      <Button
        size="sm"
        icon={<Download size={16} />}
        onClick={() => saveText(sample(new Date()), "kinora-posts.csv", "text/csv")}
      >
        {t`Download a sample`}
      </Button>
    </section>
  );
}
