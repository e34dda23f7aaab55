import type { StatCohort } from "@kinora/contracts/stat/stat";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { dayText } from "./day-text.ts";
import { unitText } from "./unit-text.ts";

/** For those who joined in each week, the share that was active in each later week. */
export function RetentionTable({ cohorts }: { readonly cohorts: readonly StatCohort[] }) {
  const weeks = Math.max(0, ...cohorts.map(({ people }) => people.length));
  const title = t`Returning people, by week of joining`;
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6 lg:col-span-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-20">{title}</h2>
        <IconButton
          label={t`Save “${title}” as CSV`}
          onClick={() => saveText(writeCsv(cohorts, weeks), "people-returning.csv", "text/csv")}
          icon={<Download size={18} />}
          className="-mt-2 -mr-2"
        />
      </div>
      <p className="mt-1 mb-3 max-w-xl text-12 text-text-2">
        {t`Weeks begin on Monday. 0 is the week of joining; the last of each row isn't over yet.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes horizontal scrolling possible by keyboard */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="nums w-full border-separate border-spacing-0.5 text-right text-14 whitespace-nowrap">
          <thead>
            <tr className="text-text-2">
              <th scope="col" className="px-2 py-1 text-left font-medium">{t`Week of`}</th>
              <th scope="col" className="px-2 py-1 font-medium">{t`Joined`}</th>
              {Array.from({ length: weeks }, (_, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
                <th key={week} scope="col" className="px-2 py-1 font-medium">
                  {week}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, people }) => (
              <tr key={week}>
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {dayText(week)}
                </th>
                <td className="px-2 py-1">{unitText(people[0] ?? 0, "count")}</td>
                {people.map((count, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
                  <Share key={`${week} ${at}`} share={count / Math.max(1, people[0] ?? 0)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** A fuller cell for a higher share, always faint enough for text on top. */
function Share({ share }: { readonly share: number }) {
  const full = Math.round(Math.min(1, share) * 32);
  return (
    <td
      className="rounded px-2 py-1"
      style={{ backgroundColor: `color-mix(in oklch, var(--accent) ${full}%, transparent)` }}
    >
      {unitText(share, "share")}
    </td>
  );
}

function writeCsv(cohorts: readonly StatCohort[], weeks: number): string {
  const numbers = Array.from({ length: weeks }, (_, week) => week);
  const lines = cohorts.map(({ week, people }) => [week, ...numbers.map((at) => people[at] ?? "")]);
  return [["week", ...numbers], ...lines, []].map((line) => line.join(",")).join("\r\n");
}
