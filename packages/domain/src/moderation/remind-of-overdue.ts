import { SEVERE_HOURS } from "@kinora/contracts/moderation/report";
import type { RecordEvent } from "../event/domain-event.ts";
import { ADMINS_REASON } from "./case.ts";
import type { Staff } from "./staff.ts";

/** A work, storyboard or person whose severe reports were not decided in time. */
export interface OverdueCase {
  readonly noun: "creation" | "story" | "person";
  /** Whose it is. */
  readonly userId: string;
  /** True when one of the reports weighs; those of newcomers alone remind nobody. */
  readonly weighs: boolean;
}

export interface OverdueStores {
  readonly overdueReports: {
    /**
     * Marks the open severe reports made until `before`, each once, of all cases that wait for the
     * staff; none while none of them weighs.
     *
     * @returns the cases of which no report was marked before
     */
    mark(before: Date, now: Date): Promise<readonly OverdueCase[]>;
  };
  readonly staff: Staff;
  readonly record: RecordEvent;
}

/**
 * Reminds the admins of cases with a severe report that has waited longer than people are told: of
 * each once, however many such reports it has, and of all in one message.
 */
export async function remindOfOverdue(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: OverdueStores) => Promise<T>) => Promise<T> },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - SEVERE_HOURS * 3_600_000);
  await transact(async ({ overdueReports, staff, record }) => {
    const found = await overdueReports.mark(before, now);
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
