import type {
  FraudChange,
  FraudGroup,
  FraudReport,
} from "@kinora/contracts/challenge/fraud-report";
import { computeResult } from "@kinora/contracts/challenge-result/compute-result";
import { evidenceOf } from "./evidence-of.ts";
import { findRing } from "./find-ring.ts";
import type { FraudCase } from "./fraud-case.ts";
import type { FoundRing, Scene } from "./scene.ts";
import { recordsOf, strengthsWithout } from "./voting-record.ts";
import { habitsOf } from "./weigh-habits.ts";
import { fitQuirk } from "./weigh-lean.ts";

/** Groups of one challenge; a report of more would be read by nobody. */
const GROUPS_MAX = 5;
const CHANGES_MAX = 10;
/** Places whose change is reported even when no prize changes. */
const FIRST_PLACES = 3;

/**
 * Names groups of voters who seem to have agreed on something, with the evidence, and what would
 * change without their ballots. A suspicion: people decide.
 */
export function reportFraud(given: FraudCase): FraudReport {
  const left = new Set(given.decisions.excludedVoters);
  const named = new Set<string>();
  const groups: FraudGroup[] = [];
  while (groups.length < GROUPS_MAX) {
    const found = lookFor(given, new Set([...left, ...named]));
    if (found === null) break;
    const { ring, scene } = found;
    for (const voter of ring.members) named.add(voter);
    const sideOf = (side: 1 | -1) =>
      [...ring.aim].flatMap(([entry, to]) => (to === side ? entry : []));
    groups.push({
      ...{ voters: ring.members.toSorted(), wanted: sideOf(1), unwanted: sideOf(-1) },
      ...{ evidence: evidenceOf(ring, scene), changes: changesWithout(given, ring.members) },
    });
  }
  return { groups };
}

function lookFor(
  { setup, ballots, people, shared }: FraudCase,
  left: ReadonlySet<string>,
): { readonly ring: FoundRing; readonly scene: Scene } | null {
  const standing = ballots.filter(({ voter }) => !left.has(voter));
  const records = recordsOf(standing);
  const entries = setup.entries.map(({ id }) => id);
  const ownOf = Map.groupBy(setup.entries, ({ author }) => author);
  const own = new Map(
    people.map(({ voter, author }) => [
      voter,
      author === null ? [] : (ownOf.get(author) ?? []).map(({ id }) => id),
    ]),
  );
  const begins = new Date(Math.max(...setup.entries.map((entry) => Date.parse(entry.submittedAt))));
  const habits = habitsOf(records, { people, shared }, begins);
  const withoutThem = (voters: ReadonlySet<string>) => {
    const strengths = strengthsWithout(entries, standing, voters);
    return { strengths, quirk: fitQuirk(records, strengths) };
  };
  const scene = { records, entries, habits, own, withoutThem, ...withoutThem(new Set()) };
  const ring = findRing(scene);
  return ring && { ring, scene };
}

/** Compares the result with the one without these voters. */
function changesWithout(
  { setup, ballots, decisions }: FraudCase,
  voters: readonly string[],
): FraudChange[] {
  const excludedVoters = [...new Set([...decisions.excludedVoters, ...voters])];
  const now = computeResult(setup, ballots, decisions);
  const without = computeResult(setup, ballots, { ...decisions, excludedVoters });
  const placeIn = (result: typeof now) =>
    new Map(result.places.map(({ entry, place }) => [entry, place]));
  const gemsIn = (result: typeof now) =>
    new Map(result.prizes.map(({ entry, gems }) => [entry, gems]));
  const [places, gems, otherGems] = [placeIn(without), gemsIn(now), gemsIn(without)];
  return now.places
    .map(({ entry, place }) => ({
      entry,
      place: { now: place, without: places.get(entry) ?? place },
      gems: { now: gems.get(entry) ?? 0, without: otherGems.get(entry) ?? 0 },
    }))
    .filter(
      ({ place, gems: won }) =>
        won.now !== won.without ||
        (place.now !== place.without && Math.min(place.now, place.without) <= FIRST_PLACES),
    )
    .slice(0, CHANGES_MAX);
}
