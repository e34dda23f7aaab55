import type { Works } from "./resolve-order.ts";

export interface StoredQuote {
  readonly id: string;
  readonly userId: string;
  readonly works: Works;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The creation it was used for; the first one of an order of several works. */
  readonly creationId: string | null;
}

export interface QuoteStore {
  insert(quote: StoredQuote): Promise<void>;
  /** Reads a quote and locks it until the transaction ends. */
  lock(id: string): Promise<StoredQuote | null>;
  consume(id: string, creationId: string): Promise<void>;
}
