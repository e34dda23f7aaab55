import type { NotPublished, PublishingOutcomes } from "@kinora/contracts/stat/publishing-outcomes";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { csvText } from "../../ui/csv-text.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { seriesWords } from "./series-words.ts";
import { unitText } from "./unit-text.ts";

const wordsOf = (name: string) => seriesWords({ name, title: null });

/** What became of posts in the range, for each platform, by why they are not there. */
export function PublishingTable({
  outcomes,
}: {
  readonly outcomes: readonly PublishingOutcomes[];
}) {
  const reasons = outcomes[0]?.failed.map(({ why }) => why) ?? [];
  const title = t`Posts by platform and outcome`;
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6 lg:col-span-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-20">{title}</h2>
        <IconButton
          label={t`Save “${title}” as CSV`}
          onClick={() => saveText(writeCsv(outcomes, reasons), "posts-outcomes.csv", "text/csv")}
          icon={<Download size={18} />}
          className="-mt-2 -mr-2"
        />
      </div>
      <p className="mt-1 mb-3 max-w-xl text-12 text-text-2">
        {t`All days of this period together. Unconfirmed posts are those that wait for their owners now.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes horizontal scrolling possible by keyboard */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="nums w-full text-right text-14 whitespace-nowrap">
          <thead>
            <tr className="text-text-2">
              <th scope="col" className="py-1.5 pr-3 text-left font-medium">{t`Platform`}</th>
              <Head label={t`Published`} />
              <Head label={t`Unconfirmed now`} />
              {reasons.map((why) => (
                <Head key={why} label={wordsOf(why)} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {outcomes.map(({ platform, done, unconfirmed, failed }) => (
              <tr key={platform}>
                <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                  {wordsOf(platform)}
                </th>
                <Count value={done} />
                <Count value={unconfirmed} />
                {failed.map(({ why, count }) => (
                  <Count key={why} value={count} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const Head = ({ label }: { readonly label: string }) => (
  <th scope="col" className="px-3 py-1.5 font-medium">
    {label}
  </th>
);

const Count = ({ value }: { readonly value: number }) => (
  <td className={`px-3 py-1.5 ${value === 0 ? "text-text-3" : ""}`}>{unitText(value, "count")}</td>
);

/** Names are those of the wire. */
const writeCsv = (outcomes: readonly PublishingOutcomes[], reasons: readonly NotPublished[]) =>
  csvText([
    ["platform", "done", "unconfirmed", ...reasons],
    ...outcomes.map(({ platform, done, unconfirmed, failed }) => [
      ...[platform, done, unconfirmed],
      ...reasons.map((why) => failed.find((one) => one.why === why)?.count ?? 0),
    ]),
  ]);
