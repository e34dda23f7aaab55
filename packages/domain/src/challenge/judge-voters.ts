import {
  chance,
  comparisonsOf,
  fitStrengths,
} from "@kinora/contracts/challenge-result/fit-strengths";
import {
  compare,
  type PairVerdict,
  tallyPairs,
} from "@kinora/contracts/challenge-result/pair-tally";

/** How a person voted, compared with themselves and with the others. */
export interface VoterRecord {
  readonly voter: string;
  /** Pairs that were asked twice, and those of them that were answered alike. */
  readonly repeats: number;
  readonly agreeing: number;
  /** Standard score of the agreement with the others; 0 is what chance alone gives. */
  readonly agreement: number;
  /** Whether the person's ballots are paid. */
  readonly isPaid: boolean;
}

/** A fifth of those who answer by chance have a standard score above this. */
const PAID_FROM = 0.8416;
/** A tenth of those who answer by chance contradict themselves more. */
const CONTRADICTS = -1.2816;
/** Groups of voters; each is compared with what all others found. */
const FOLDS = 10;

/**
 * Judges how people voted. Paid is whoever agrees with themselves and with the others above chance.
 *
 * The test is a sign test with weights: each answer counts, for or against, by how far the others'
 * strengths are from calling the pair even. For whoever answers by chance, the sum has mean 0 and the
 * squared weights' sum as its variance. It is one-sided, at a level of 20 %: one in five of those who
 * click at random passes. A stricter level would leave honest people with few ballots unpaid more
 * often than it stops others, who gain ten gems at most. Nor is paid who contradicts themselves more
 * than chance explains (one-sided, 10 %). Agreeing with themselves earns nothing: a script does so
 * always.
 *
 * The strengths are fitted to the ballots of other groups of voters, so that nobody is compared
 * with themselves.
 */
export function judgeVoters(
  entries: readonly string[],
  verdicts: readonly PairVerdict[],
): readonly VoterRecord[] {
  const answered = verdicts.filter(({ choice }) => choice !== "skip");
  const byVoter = Map.groupBy(answered, ({ voter }) => voter);
  const voters = [...byVoter.keys()].sort(compare);
  const folds = Math.min(FOLDS, voters.length);
  const records: VoterRecord[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const members = voters.filter((_, n) => n % folds === fold);
    const own = new Set(members);
    const others = answered.filter(({ voter }) => !own.has(voter));
    const strengths = fitStrengths(comparisonsOf(entries, tallyPairs(others)));
    const strengthOf = new Map(entries.map((id, n) => [id, strengths[n] ?? 0]));
    for (const voter of members) records.push(judge(voter, byVoter.get(voter) ?? [], strengthOf));
  }
  return records.sort((a, b) => compare(a.voter, b.voter));
}

function judge(
  voter: string,
  ballots: readonly PairVerdict[],
  strengthOf: ReadonlyMap<string, number>,
): VoterRecord {
  const { repeats, agreeing } = compareRepeats(ballots);
  let [sum, squares] = [0, 0];
  for (const { one, other, wins, losses } of tallyPairs(ballots)) {
    const expected = chance((strengthOf.get(one) ?? 0) - (strengthOf.get(other) ?? 0));
    const weight = 2 * expected - 1;
    sum += weight * (wins - losses);
    squares += weight * weight;
  }
  const agreement = squares > 1e-12 ? sum / Math.sqrt(squares) : 0;
  const kept = 2 * agreeing - repeats;
  const isPaid = agreement > PAID_FROM && kept >= CONTRADICTS * Math.sqrt(repeats);
  return { voter, repeats, agreeing, agreement, isPaid };
}

/** Compares each mirrored pair with its first answer. */
function compareRepeats(ballots: readonly PairVerdict[]): { repeats: number; agreeing: number } {
  const pairs = Map.groupBy(ballots, ({ left, right }) => JSON.stringify([left, right].sort()));
  const winner = ({ left, right, choice }: PairVerdict) => (choice === "left" ? left : right);
  const twice = [...pairs.values()].filter((both) => both.length > 1);
  const alike = twice.filter((both) => new Set(both.map(winner)).size === 1);
  return { repeats: twice.length, agreeing: alike.length };
}
