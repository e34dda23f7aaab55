import {
  COMMIT_FAULTS,
  FILE_PART_FAULTS,
  type PlatformFaults,
  PROCESSING_FAULTS,
  QUESTION_FAULTS,
  STANDING_FAULTS,
} from "@kinora/platform-simulators/platform-faults";

type Random = () => number;
export const pick = <One>(random: Random, all: readonly One[]): One =>
  all[Math.floor(random() * all.length)] as One;

/** Faults in random places; most calls go well. */
export function randomFaults(random: Random): Partial<PlatformFaults> {
  const some = <One>(all: readonly One[], share: number, count: number) =>
    Array.from({ length: count }, () => (random() < share ? pick(random, all) : null));
  const cut = Math.floor(random() * 100_000);
  return {
    commit: some(COMMIT_FAULTS, 0.6, 3),
    filePart: some([...FILE_PART_FAULTS, cut, cut], 0.3, 4),
    processing: some(PROCESSING_FAULTS, 0.3, 2),
    question: some(QUESTION_FAULTS, 0.25, 12),
    standing: random() < 0.15 ? pick(random, STANDING_FAULTS.slice(0, -1)) : null,
  };
}
