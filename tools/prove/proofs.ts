/** A proof that runs a test file many times over, with more than every day. */
export interface Proof {
  readonly test: string;
  readonly slices: number;
  /** What a slice with this seed tells the test. */
  readonly environment: (seed: number) => Readonly<Record<string, string>>;
  /** What holds when all slices are green. */
  readonly claim: string;
}

/** Everything that `npm run prove` can prove, by name. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "hostile-text": {
    test: "apps/api/test/hostile-text.db.test.ts",
    slices: 6,
    environment: (seed) => ({ HOSTILE_TEXTS: "50", HOSTILE_SEED: `${seed}` }),
    claim: "300 hostile texts through every text door and the worker's reader; nobody waited 10 s",
  },
};
