/**
 * Leases of cases by staff members. A lease ends by timeout, or when the same person takes another.
 */
export interface CaseLeases {
  /** Takes the lease of a locked work. Returns false when another person holds it. */
  take(creationId: string, byId: string, until: Date, now: Date): Promise<boolean>;
  /** Returns the current holder; null when there is none. */
  holder(creationId: string, now: Date): Promise<string | null>;
  end(creationId: string): Promise<void>;
}
