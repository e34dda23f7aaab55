import type { HostedServices } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { BudgetLimits } from "./budget-limits.tsx";
import { fixedBy } from "./fixed-by.ts";
import { Spending } from "./spending.tsx";

const VARIABLE = "GIVEN_BUDGET";
/** US dollars, unless the owner or the environment sets others. */
const NOTHING = { day: 0, month: 0 };

/** The budget for orders that members pay with gems they were given, at all services together. */
export function GivenBudget({ given: { day, month } }: Pick<HostedServices, "given">) {
  const heading = useId();
  const isClosed = day.limit === 0 || month.limit === 0;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 md:p-5"
    >
      <h3 id={heading} className="text-16 font-semibold">{t`Paid with free gems`}</h3>
      <p className="max-w-xl text-14 text-text-2">
        {t`Gems that members were given (sign-up, daily, gifts, awards) pay for these services only up to this limit, on top of each service's own.`}{" "}
        {day.fixed || month.fixed
          ? t`The server's environment sets it: ${{ variables: fixedBy({ day, month, budget: VARIABLE }) }}.`
          : null}
      </p>
      {isClosed && (
        <p className="max-w-xl text-14">
          {t`It's 0 now: only gems that members bought pay for these models. Your own orders aren't affected.`}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Spending label={t`Spent today`} {...day} />
        <Spending label={t`Spent this month`} {...month} />
      </div>
      <BudgetLimits
        scope="given"
        title={t`Limits for free gems`}
        usual={NOTHING}
        budget={VARIABLE}
        {...{ day, month }}
      />
    </section>
  );
}
