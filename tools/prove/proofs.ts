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
  "api-alone": {
    test: "tools/api-alone/api-alone.proof.ts",
    slices: 1,
    environment: () => ({}),
    claim:
      "npm ci of the api alone takes at most 150 MB; so started it gets ready and signs a person in",
  },
  "old-installation": {
    test: "tools/old-installation/test/afresh.proof.ts",
    slices: 1,
    environment: () => ({}),
    claim:
      "an installation made by f6fc516 and killed at work opens with npm start: copied before migrating, all that had ended as it was, every file, the ledger's audit without a discrepancy, nothing fresh became stale, open jobs and holds end",
  },
};
