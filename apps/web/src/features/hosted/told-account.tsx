import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { ToldAccount as Told } from "@kinora/contracts/hosted/told-account";
import { t } from "@lingui/core/macro";
import { readLocale } from "../../text/reading.ts";
import { timeAgo } from "../../ui/time-ago.tsx";
import { dollars } from "./spending.tsx";

/** What the service last told of its account: what is left, and its limits. */
export function ToldAccount({ told }: { readonly told: NonNullable<HostedService["told"]> }) {
  const { left, limits, at } = told;
  const words = [...(left ? [leftWords(left)] : []), ...limits.flatMap(limitWords)];
  if (words.length === 0) return null;
  const when = timeAgo(new Date(at));
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="text-text-2">{t`Your account there, as told ${{ when }}:`}</p>
      <ul className="list-disc ps-5">
        {words.map((line) => (
          <li key={line} className="nums wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

const number = (amount: number) => new Intl.NumberFormat(readLocale()).format(amount);

function leftWords({ amount, of, unit, dollars: worth }: NonNullable<Told["left"]>): string {
  const [left, all] = [number(amount), of === null ? null : number(of)];
  switch (unit) {
    case "credits":
      return worth === null
        ? t`${{ left }} credits left`
        : t`${{ left }} credits left, about ${{ worth: dollars(worth) }}`;
    case "characters":
      return all === null
        ? t`${{ left }} characters left`
        : t`${{ left }} of ${{ all }} characters left`;
    case "dollars":
      return of === null
        ? t`${{ left: dollars(amount) }} left`
        : t`${{ left: dollars(amount) }} of ${{ all: dollars(of) }} left`;
  }
}

/** A model without limits needs no line. */
function limitWords({ model, atOnce, aDay }: Told["limits"][number]): string[] {
  if (atOnce !== null && aDay !== null)
    return [t`${{ model }}: ${{ atOnce }} at the same time, ${{ aDay: number(aDay) }} a day`];
  if (atOnce !== null) return [t`${{ model }}: ${{ atOnce }} at the same time`];
  return aDay === null ? [] : [t`${{ model }}: ${{ aDay: number(aDay) }} a day`];
}
