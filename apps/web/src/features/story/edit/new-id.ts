import { SEED_MAX } from "@kinora/contracts/limits";

/** An id for something new on a board. */
export function newId(): string {
  return crypto.randomUUID();
}

/** A seed nobody chose. */
export function newSeed(): number {
  return Math.floor(Math.random() * SEED_MAX);
}
