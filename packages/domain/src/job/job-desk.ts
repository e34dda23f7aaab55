import type { SubjectRef } from "../subject.ts";

/** Lookups of a single job, or of an event that a listener gave up, for admins. */
export interface JobDesk {
  find(id: string): Promise<{
    readonly subject: SubjectRef;
    readonly ended: boolean;
    /** True when it waits for an external response. */
    readonly waits: boolean;
  } | null>;
  /**
   * Delivers a dead letter to its listener again. Returns null when there is no such letter, false
   * when it is being retried already.
   */
  retryLetter(listener: string, event: number): Promise<boolean | null>;
}
