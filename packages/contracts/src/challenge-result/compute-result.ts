import type {
  BundleDecisions,
  BundleResult,
  BundleSetup,
  ChainedBallot,
} from "../challenge/audit-bundle.ts";
import { awardPrizes, turnoutOf } from "./award-prizes.ts";
import { rankEntries } from "./rank-entries.ts";

/** Ballots as far as the result needs them. */
type CountedBallot = Omit<ChainedBallot, "number" | "hash">;

/** Returns the ballots that count: those of works that played, of people who were not excluded. */
export function countedBallots<T extends CountedBallot>(
  ballots: readonly T[],
  { excludedVoters }: Pick<BundleDecisions, "excludedVoters">,
): readonly T[] {
  const excluded = new Set(excludedVoters);
  return ballots.filter(({ voter, isValid }) => isValid && !excluded.has(voter));
}

/** Computes the result of a challenge: by the server, the command line and the page that verifies. */
export function computeResult(
  { entries, pool, plan, isHosted }: BundleSetup,
  ballots: readonly CountedBallot[],
  decisions: BundleDecisions,
): BundleResult {
  const excluded = new Set(decisions.excludedEntries);
  const standing = entries.filter(({ id }) => !excluded.has(id));
  const isStanding = new Set(standing.map(({ id }) => id));
  const counted = countedBallots(ballots, decisions).filter(
    ({ left, right }) => isStanding.has(left) && isStanding.has(right),
  );
  const places = rankEntries(standing, counted);
  const authors = new Map(standing.map(({ id, author }) => [id, author]));
  const { reason, prizes, back } = awardPrizes(
    { pool, plan, isHosted },
    places.map(({ entry }) => ({ entry, author: authors.get(entry) ?? entry })),
    new Set(decisions.barredAuthors),
    turnoutOf(counted),
  );
  return { places: [...places], reason, prizes: [...prizes], back };
}
