import { SEED_MAX } from "@kinora/contracts/limits";

/** Returns an id for a new element of a board. */
export function newId(): string {
  return crypto.randomUUID();
}

/** Returns a random seed. */
export function newSeed(): number {
  return Math.floor(Math.random() * SEED_MAX);
}
