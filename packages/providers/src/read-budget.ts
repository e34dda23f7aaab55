import type { Budget } from "@kinora/domain/creation/hosted-budget";
import type { FixedLimits } from "@kinora/domain/hosted/budget-settings";

/** Default: 10 dollars a day and 100 a month. */
export const USUAL: Budget = { day: 10_000, month: 100_000 };
export const NOTHING: Budget = { day: 0, month: 0 };

/** US dollars with up to three decimal places. */
const DOLLARS = /^\d{1,6}(?:\.\d{1,3})?$/;

/** Returns which limits the environment sets. */
export const fixedLimits =
  (environment: Readonly<Record<string, string | undefined>>): FixedLimits =>
  (scope) => {
    const sets = (span: string) => Boolean(environment[`${scope.toUpperCase()}_BUDGET_${span}`]);
    return { day: sets("DAY"), month: sets("MONTH") };
  };

/**
 * Reads `<NAME>_BUDGET_DAY` and `<NAME>_BUDGET_MONTH`. Throws one sentence that names the invalid
 * variable.
 *
 * @param usual budget for values that are not set
 */
export function readBudget(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: Budget,
): Budget {
  const read = (variable: string, otherwise: number) => {
    const text = environment[variable];
    if (!text) return otherwise;
    if (DOLLARS.test(text)) return Math.round(Number(text) * 1_000);
    throw new Error(`${variable} is "${text}": it must be US dollars, like 25 or 2.50.`);
  };
  return {
    day: read(`${name}_BUDGET_DAY`, usual.day),
    month: read(`${name}_BUDGET_MONTH`, usual.month),
  };
}
