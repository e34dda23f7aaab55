import { SEVERE_HOURS } from "@kinora/contracts/moderation/report";
import type { RecordEvent } from "../event/domain-event.ts";
import { ADMINS_REASON } from "./case.ts";
import type { Staff } from "./staff.ts";

/** A work, storyboard, person, comment or collection whose severe reports were not decided in time. */
export interface OverdueCase {
  readonly noun: "creation" | "story" | "person" | "comment" | "collection";
  /** Whose it is. */
  readonly userId: string;
  /** True when one of the reports weighs; those of newcomers alone remind nobody. */
  readonly weighs: boolean;
}

export interface OverdueStores {
  readonly overdueReports: {
    /**
     * Marks the open severe reports made until `before` of all cases that wait for the staff, as
     * soon as one of these cases weighs and has not been marked since `last`.
     *
     * @returns the cases that it marked; none while there is no such case
     */
    mark(times: {
      readonly before: Date;
      readonly last: Date;
      readonly now: Date;
    }): Promise<readonly OverdueCase[]>;
  };
  readonly staff: Staff;
  readonly record: RecordEvent;
}

const DAY = 24 * 3_600_000;

/**
 * Reminds the admins of cases with a severe report that has waited longer than people are told: when
 * the first such report of a case is overdue, and again every day until it is decided; of all cases
 * in one message.
 */
export async function remindOfOverdue(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: OverdueStores) => Promise<T>) => Promise<T> },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - SEVERE_HOURS * 3_600_000);
  await transact(async ({ overdueReports, staff, record }) => {
    const found = await overdueReports.mark({
      ...{ before, now, last: new Date(now.getTime() - DAY) },
    });
    if (found.length === 0) return;
    for (const userId of await staff(ADMINS_REASON)) {
      const cases = found.filter((one) => one.userId !== userId);
      if (!cases.some(({ weighs }) => weighs)) continue;
      const areProfiles = cases.every(({ noun }) => noun === "person");
      await record({
        ...{ type: "person.reminded", subjectId: userId, userId },
        payload: { cases: cases.length, areProfiles, at: now.toISOString() },
      });
    }
  });
}
