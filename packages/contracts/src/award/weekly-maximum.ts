import { AWARD_NAMES, type AwardTable, streaksOf } from "./award-table.ts";

const TIMES = { "a day": 7, "a week": 1, ever: 1 } as const;

/**
 * Returns the most gems that a person can be awarded within one UTC week without buying anything
 * and without a decision of staff. Only one streak counts: two of them are more than seven claims
 * apart.
 */
export function weeklyMaximum(table: AwardTable): number {
  const fixed = AWARD_NAMES.map((name) => {
    const rule = table.rules[name];
    if (rule.is === "reviews") return rule.gems * rule.timesADay * TIMES["a day"];
    return rule.is === "fixed" ? rule.gems * TIMES[rule.once] : 0;
  });
  const streaks = streaksOf(table).map(({ gems }) => gems);
  return fixed.reduce((sum, gems) => sum + gems, 0) + Math.max(0, ...streaks);
}
