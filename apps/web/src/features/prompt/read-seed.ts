import { SEED_MAX } from "@kinora/contracts/limits";

/** Parses a typed seed: empty means random, and invalid text keeps the previous seed. */
export function readSeed(text: string, before: number): number {
  const trimmed = text.trim();
  if (trimmed === "") return -1;
  const seed = Number(trimmed);
  return Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX ? seed : before;
}
