import type { SubjectRef } from "../subject.ts";

/** What admins look up of one job, or of one event that a listener gave up. */
export interface JobDesk {
  find(id: string): Promise<{
    readonly subject: SubjectRef;
    readonly ended: boolean;
    /** It waits for an answer from outside. */
    readonly waits: boolean;
  } | null>;
  /** Gives a listener once more what it gave up. null: there is no such letter; false: it is tried already. */
  retryLetter(listener: string, event: number): Promise<boolean | null>;
}
