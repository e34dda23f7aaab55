import type { Costs } from "@kinora/contracts/payment/costs";
import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { numberText } from "../../text/number-text.ts";
import { cx } from "../../ui/class-names.ts";
import { microText, percentText, unitPriceText } from "./micro-text.ts";
import { type ModelCosts, marginShare } from "./sum-costs.ts";

interface CostTableProps {
  readonly models: readonly ModelCosts[];
  readonly titles: Pick<Costs, "services" | "models">;
}

/** The names stay in sight while the figures are scrolled. */
const NAMES =
  "sticky left-0 min-w-28 bg-surface-1 pr-3 text-left whitespace-normal wrap-anywhere md:min-w-48";

/** What each model cost and earned. */
export function CostTable({ models, titles }: CostTableProps) {
  const title = t`By model`;
  const heads = [
    ...[t`Cost`, t`Income`, t`Margin`, t`of income`, t`Orders`],
    ...[t`Cost per order`, t`Gems`, t`Gems per order`, t`Given gems`],
  ];
  return (
    <section className="min-w-0 rounded-panel bg-surface-1 p-4 md:p-6">
      <h2 className="mb-3 text-20">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes horizontal scrolling possible by keyboard */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="nums w-full text-right text-14 whitespace-nowrap">
          <thead>
            <tr className="align-bottom text-12 text-text-2">
              <th scope="col" className={cx(NAMES, "py-1 font-medium")}>{t`Model`}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pl-4 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {models.map((one) => (
              <ModelRow key={`${one.service} ${one.model}`} {...{ one, titles }} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function ModelRow({
  one,
  titles,
}: {
  readonly one: ModelCosts;
  readonly titles: CostTableProps["titles"];
}) {
  const { orders, failed, unknown, cost, unknownCost, gems, givenGems, income, margin } = one;
  const open = orders - one.delivered - failed;
  const isLoss = margin < 0;
  return (
    <tr className="align-top">
      <th scope="row" className={cx(NAMES, "py-2 font-normal")}>
        <span className="block font-medium">{modelWords(one, titles)}</span>
        <span className="block text-12 text-text-2">{serviceWords(one.service, titles)}</span>
      </th>
      <Cell notes={[unknownCost > 0 && t`${microText(unknownCost)} unconfirmed`]}>
        {microText(cost)}
      </Cell>
      <Cell>{microText(income)}</Cell>
      <Cell isLoss={isLoss} notes={[isLoss && t`Loss`]}>
        {microText(margin)}
      </Cell>
      <Cell isLoss={isLoss}>{percentText(marginShare(one))}</Cell>
      <Cell notes={[failedWords(failed), unknownWords(unknown), openWords(open)]}>
        {numberText(orders)}
      </Cell>
      <Cell>{unitPriceText(cost / orders)}</Cell>
      <Cell>{numberText(gems)}</Cell>
      <Cell>{numberText(Math.round((gems / orders) * 10) / 10)}</Cell>
      <Cell>{numberText(givenGems)}</Cell>
    </tr>
  );
}

const failedWords = (count: number) =>
  count > 0 && plural(count, { one: "# failed", other: "# failed" });
const unknownWords = (count: number) =>
  count > 0 && plural(count, { one: "# outcome unknown", other: "# outcomes unknown" });
const openWords = (count: number) => count > 0 && plural(count, { one: "# open", other: "# open" });

function Cell({
  children,
  notes = [],
  isLoss = false,
}: {
  readonly children: ReactNode;
  readonly notes?: readonly (string | false)[];
  readonly isLoss?: boolean;
}) {
  return (
    <td className={cx("py-2 pl-4", isLoss && "font-medium text-danger")}>
      {children}
      {notes
        .filter((note) => note !== false)
        .map((note) => (
          <span key={note} className={cx("block text-12", !isLoss && "text-text-2")}>
            {note}
          </span>
        ))}
    </td>
  );
}

const titleIn = (known: Costs["services"], name: string) =>
  known.find((one) => one.name === name)?.title ?? name;

/** Names a service; our own engine is in no catalogue of services. */
export const serviceWords = (name: string, { services }: Pick<Costs, "services">): string =>
  name === "studio" ? t`Kinora's own engine` : titleIn(services, name);

function modelWords({ model }: ModelCosts, { models }: Pick<Costs, "models">): string {
  if (model === "story") return t`Stories, except for what services made`;
  return model === "" ? t`Unknown` : titleIn(models, model);
}
