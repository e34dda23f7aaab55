import { AWARD_NAMES } from "@kinora/contracts/award/award-table";
import type { AwardDryRun } from "@kinora/contracts/award/dry-run";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMemo } from "react";
import { numberText } from "../../text/number-text.ts";
import { Chart, ChartLegend } from "../../ui/chart.tsx";
import type { ChartFigures } from "../../ui/chart-canvas.tsx";
import { AWARD_WORDS } from "./award-names.ts";

type Figure = keyof AwardDryRun["days"][number];

const FIGURES: Readonly<Record<Figure, MessageDescriptor>> = {
  members: msg`Members`,
  given: msg`Awarded`,
  spent: msg`Spent`,
  expired: msg`Expired unused`,
  bought: msg`Bought`,
  unspentGiven: msg`Awarded and unspent`,
  unspentBought: msg`Bought and unspent`,
};

interface Drawn {
  readonly title: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly figures: readonly Figure[];
  /** True when the last day is what counts, instead of the sum of all. */
  readonly isStanding: boolean;
}

const CHARTS: readonly Drawn[] = [
  {
    title: msg`What comes in`,
    hint: msg`Gems of all awards, and gems bought.`,
    ...{ figures: ["given", "bought"], isStanding: false },
  },
  {
    title: msg`What goes out`,
    hint: msg`Gems spent on works, and daily gems that nobody used in time.`,
    ...{ figures: ["spent", "expired"], isStanding: false },
  },
  {
    title: msg`What is owed to members`,
    hint: msg`Gems that could be spent at the end of each day, by members who are still there.`,
    ...{ figures: ["unspentGiven", "unspentBought"], isStanding: true },
  },
  {
    title: msg`Members`,
    hint: msg`Those who have joined and not left.`,
    ...{ figures: ["members"], isStanding: true },
  },
];

/** The charts of a dry run, and its awards one by one. */
export function DryRunFigures({ run }: { readonly run: AwardDryRun }) {
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      {CHARTS.map((drawn) => (
        <DryRunChart key={drawn.figures.join()} drawn={drawn} days={run.days} />
      ))}
      <ByAward awards={run.awards} />
    </div>
  );
}

function DryRunChart({
  drawn: { title, hint, figures, isStanding },
  days,
}: {
  readonly drawn: Drawn;
  readonly days: AwardDryRun["days"];
}) {
  const chart = useMemo((): ChartFigures => {
    const text = (value: number | null) => numberText(value ?? 0);
    const series = figures.map((name) => ({
      ...{ name, label: t(FIGURES[name]) },
      values: days.map((day) => day[name]),
    }));
    return { series, text, isWhole: true };
  }, [days, figures]);
  const labels = useMemo(() => days.map((_, at) => t`Day ${{ day: at + 1 }}`), [days]);
  const totalOf = (values: readonly (number | null)[]) =>
    isStanding ? (values.at(-1) ?? 0) : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="text-20">{t(title)}</h2>
      <p className="mb-3 max-w-xl text-12 text-text-2">{t(hint)}</p>
      <ChartLegend
        entries={chart.series.map(({ name, label, values }) => ({
          ...{ name, label, figure: numberText(totalOf(values)) },
        }))}
      />
      <Chart title={t(title)} shape="lines" {...{ chart, labels }} />
    </section>
  );
}

/** Which awards the gems came from; streaks together. */
function ByAward({ awards }: { readonly awards: AwardDryRun["awards"] }) {
  const all = Object.values(awards).reduce((sum, gems) => sum + gems, 0);
  const streaks = AWARD_NAMES.filter((name) => name.startsWith("streak_"));
  const rows = AWARD_NAMES.flatMap((name) => {
    if (name !== "streak_7" && name.startsWith("streak_")) return [];
    const names = name === "streak_7" ? streaks : [name];
    const gems = names.reduce((sum, one) => sum + (awards[one] ?? 0), 0);
    return gems > 0 ? [{ name, gems }] : [];
  }).toSorted((a, b) => b.gems - a.gems);
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="mb-3 text-20">{t`By award`}</h2>
      <table className="w-full text-left text-14 nums">
        <thead className="text-12 text-text-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-normal">{t`Award`}</th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">{t`Gems`}</th>
            <th scope="col" className="py-2 text-right font-normal">{t`Share`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, gems }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(AWARD_WORDS[name])}
              </th>
              <td className="py-2 pr-4 text-right">{numberText(gems)}</td>
              <td className="py-2 text-right text-text-2">
                {t`${{ percent: Math.round((100 * gems) / Math.max(1, all)) }}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
