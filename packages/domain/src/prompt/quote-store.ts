import type { Works } from "./resolve-order.ts";

export interface StoredQuote {
  readonly id: string;
  readonly userId: string;
  readonly works: Works;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The creation it was used for, of several works the first. */
  readonly creationId: string | null;
}

export interface QuoteStore {
  insert(quote: StoredQuote): Promise<void>;
  /** Reads and keeps it from being used elsewhere until the transaction ends. */
  lock(id: string): Promise<StoredQuote | null>;
  consume(id: string, creationId: string): Promise<void>;
}
