import { SEED_MAX } from "@kinora/contracts/limits";

/** What was typed as a seed: empty is random, what is no seed changes nothing. */
export function readSeed(text: string, before: number): number {
  const trimmed = text.trim();
  if (trimmed === "") return -1;
  const seed = Number(trimmed);
  return Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX ? seed : before;
}
