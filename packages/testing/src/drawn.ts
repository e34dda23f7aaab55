import { seeded } from "@kinora/domain/seeded-random";

/**
 * `DRAWN=all` runs every case (`npm run prove -- all-cases`); `DRAWN=<seed>` repeats the selection
 * of that run.
 */
const wish = process.env.DRAWN;
const seed = Number(wish === undefined || wish === "all" ? Date.now() % 2 ** 31 : wish);

/**
 * Draws a random sample of the cases that a test could run, a different one in every run. The test
 * must pass for all of them. Cases keep their order. Prints the size of the sample and its seed.
 */
export function drawn<T>(all: readonly T[], count: number): readonly T[] {
  if (wish === "all" || count >= all.length) return all;
  const random = seeded(seed + all.length);
  const left = all.map((_, index) => index);
  const taken = Array.from({ length: count }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
  console.log(`DRAWN=${seed}: ${count} of ${all.length}`);
  return taken.toSorted((a, b) => a - b).map((index) => all[index] as T);
}
