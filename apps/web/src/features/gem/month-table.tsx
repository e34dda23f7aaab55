import type { GemYear } from "@kinora/contracts/gem/statement";
import { t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import { readLocale } from "../../text/reading.ts";
import { sumOf } from "./sum-of.ts";

const monthText = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1)).toLocaleString(readLocale(), {
    ...{ month: "long", timeZone: "UTC" },
  });

/** What came in and went out, month by month. */
export function MonthTable({ year, months }: Pick<GemYear, "year" | "months">) {
  return (
    <table className="w-full text-14 nums">
      <thead>
        <tr className="border-b border-line text-text-2">
          <th scope="col" className="py-2 text-left font-normal">{t`Month`}</th>
          <th scope="col" className="py-2 text-right font-normal">{t`Received`}</th>
          <th scope="col" className="py-2 text-right font-normal">{t`Spent`}</th>
          <th scope="col" className="py-2 text-right font-normal">{t`Ended`}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, received, spent, lost }) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {monthText(year, month)}
            </th>
            {[received, spent, lost].map((sums, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              <td key={column} className="py-2 text-right">
                {numberText(sumOf(sums))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
