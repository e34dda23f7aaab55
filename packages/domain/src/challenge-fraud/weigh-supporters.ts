import { chance } from "@kinora/contracts/challenge-result/fit-strengths";

/** A voter's pairs with an author's entries: how much stronger the entry is, and who was chosen. */
export interface VoterPairs {
  readonly voter: string;
  readonly leads: readonly number[];
  readonly won: readonly boolean[];
  /** Added to the logarithm of the odds of being a supporter. */
  readonly boost: number;
}

export interface WeighedVoters {
  /** Log-likelihood of there being supporters, above that of there being none. */
  readonly evidence: number;
  /** Of each voter, in their order. */
  readonly probabilities: readonly number[];
}

/** How often a supporter votes for the author: nobody hits every time. */
const LOYALTY = 0.95;
/** Tastes of people, as a normal distribution by three points (Gauss and Hermite). */
const TASTES = [
  { shift: 0, weight: 2 / 3 },
  { shift: 1.4, weight: 1 / 6 },
  { shift: -1.4, weight: 1 / 6 },
];
/** Supporters make entries look stronger than they are: by how much is tried. */
const INFLATION = [-2.5, -1.6, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 1.6, 2, 2.5, 3];
const SHARES = [0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4];

/**
 * Compares two explanations of an author's votes: all voters follow strength and taste; or a share of
 * them supports the author, whose entries are weaker than they look.
 */
export function weighSupporters(voters: readonly VoterPairs[]): WeighedVoters {
  const loyal = voters.map(({ won }) =>
    won.reduce((sum, each) => sum + Math.log(each ? LOYALTY : 1 - LOYALTY), 0),
  );
  let [none, best] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let probabilities: readonly number[] = voters.map(() => 0);
  for (const inflation of INFLATION) {
    const usual = voters.map((voter) => likelihood(voter, inflation));
    none = Math.max(
      none,
      usual.reduce((sum, each) => sum + each, 0),
    );
    for (const share of SHARES) {
      let total = 0;
      const own = voters.map(({ boost }, n) => {
        const prior = chance(Math.log(share / (1 - share)) + boost);
        const [one, other] = [
          (loyal[n] ?? 0) + Math.log(prior),
          (usual[n] ?? 0) + Math.log(1 - prior),
        ];
        const most = Math.max(one, other);
        total += most + Math.log(Math.exp(one - most) + Math.exp(other - most));
        return chance(one - other);
      });
      if (total > best) [best, probabilities] = [total, own];
    }
  }
  return { evidence: best - none, probabilities };
}

function likelihood({ leads, won }: VoterPairs, inflation: number): number {
  const sum = TASTES.reduce((total, { shift, weight }) => {
    const product = leads.reduce((part, lead, n) => {
      const p = chance(lead - inflation + shift);
      return part * (won[n] ? p : 1 - p);
    }, 1);
    return total + weight * product;
  }, 0);
  return Math.log(Math.max(sum, 1e-300));
}
