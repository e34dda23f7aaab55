/** Who is at which case. A lease ends by itself, and with the next one of the same person. */
export interface CaseLeases {
  /** Of a work that is locked. False: somebody else is at it. */
  take(creationId: string, byId: string, until: Date, now: Date): Promise<boolean>;
  /** Who is at it now; null: nobody. */
  holder(creationId: string, now: Date): Promise<string | null>;
  end(creationId: string): Promise<void>;
}
