import { SEVERE_HOURS } from "@kinora/contracts/moderation/report";
import type { RecordEvent } from "../event/domain-event.ts";

/** Severe reports about one work, storyboard or person that were not decided in time. */
export interface OverdueCase {
  readonly noun: "creation" | "story" | "person";
  readonly subjectId: string;
  /** Whose it is. */
  readonly userId: string;
  /** When the first of them was made. */
  readonly at: Date;
}

export interface OverdueStores {
  readonly overdueReports: {
    /**
     * Marks the open severe reports made until `before`, each once.
     *
     * @returns the cases of which no report was marked before
     */
    mark(before: Date, now: Date): Promise<readonly OverdueCase[]>;
  };
  readonly record: RecordEvent;
}

/**
 * Reminds the admins of cases with a severe report that has waited longer than people are told;
 * once a case, however many such reports it has.
 */
export async function remindOfOverdue(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: OverdueStores) => Promise<T>) => Promise<T> },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - SEVERE_HOURS * 3_600_000);
  await transact(async ({ overdueReports, record }) => {
    for (const { noun, subjectId, userId, at } of await overdueReports.mark(before, now))
      await record({
        ...{ type: `${noun}.overdue`, subjectId, userId, payload: { at: at.toISOString() } },
      });
  });
}
