import { seeded } from "./seeded.ts";

/** `DRAWN=all` tries everything (`npm run prove -- all-cases`); `DRAWN=<seed>` draws what that run drew. */
const wish = process.env.DRAWN;
const seed = Number(wish === undefined || wish === "all" ? Date.now() % 2 ** 31 : wish);

/**
 * Some of all the cases a test could try, others on every day: what is drawn is a matter of luck, that it
 * would hold for all is not. Cases keep their order. What was drawn, and with which seed, is printed.
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
