import { compare } from "@kinora/contracts/challenge-result/pair-tally";
import { judgeVoters } from "../challenge/judge-voters.ts";
import { findRings } from "./find-rings.ts";
import {
  type FraudEvidence,
  type FraudFinding,
  NAMED_FROM,
  type WitnessedBallot,
} from "./fraud-evidence.ts";

/** Ballots below which nothing is said of one person's habits. */
const HABIT_LEAST = 20;
/** Standard scores that one in thirty thousand honest people exceeds. */
const FAR = 4;
const FAST_LEAST = 5;
const FAST_SHARE = 0.3;

/**
 * Collects what people should look at before a result is completed, the most suspicious first. It
 * excludes nobody: that is a decision of staff, with a statement.
 */
export function reportFraud(evidence: FraudEvidence): readonly FraudFinding[] {
  const byVoter = Map.groupBy(evidence.ballots, ({ voter }) => voter);
  const rings = findRings(evidence);
  const inRing = new Set(rings.flatMap(({ people }) => people));
  return [
    ...rings,
    ...[...byVoter].flatMap(([voter, ballots]) => findHabits(voter, ballots)),
    ...findContrary(evidence),
    ...evidence.related.flatMap((group) => findRelated(group, byVoter, inRing)),
  ].sort((a, b) => b.score - a.score || compare(a.people.join(), b.people.join()));
}

/** Returns the people whom a report names. */
export const namedPeople = (findings: readonly FraudFinding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ score, people }) => (score >= NAMED_FROM ? people : [])));

function findHabits(voter: string, ballots: readonly WitnessedBallot[]): FraudFinding[] {
  const found: FraudFinding[] = [];
  const answered = ballots.filter(({ choice }) => choice !== "skip");
  const left = answered.filter(({ choice }) => choice === "left").length;
  // Sides are drawn, so everybody should choose each as often.
  const far = Math.abs(2 * left - answered.length) / Math.sqrt(Math.max(1, answered.length));
  const people = [voter];
  if (answered.length >= HABIT_LEAST && far > FAR) {
    const reason = { why: "one_side", left, ballots: answered.length } as const;
    found.push({ kind: "one_sided", people, score: 1 - Math.exp(-far / 3), reasons: [reason] });
  }
  const fast = answered.filter(({ elapsed, needed }) => elapsed < needed).length;
  if (fast >= FAST_LEAST && fast >= FAST_SHARE * answered.length) {
    const reason = { why: "too_fast", fast, ballots: answered.length } as const;
    found.push({ kind: "too_fast", people, score: fast / answered.length, reasons: [reason] });
  }
  return found;
}

/** Finds who votes against what all others think: they bury the best. */
function findContrary({ entries, ballots }: FraudEvidence): FraudFinding[] {
  const ids = entries.map(({ id }) => id);
  return judgeVoters(ids, ballots).flatMap(({ voter, agreement }) =>
    agreement > -FAR
      ? []
      : [
          {
            ...{ kind: "one_sided", people: [voter], score: 1 - Math.exp(agreement / 3) },
            reasons: [{ why: "against_all", score: agreement }],
          } as const,
        ],
  );
}

function findRelated(
  group: readonly string[],
  byVoter: ReadonlyMap<string, unknown>,
  inRing: ReadonlySet<string>,
): FraudFinding[] {
  const voters = group.filter((person) => byVoter.has(person));
  if (group.length < 2 || voters.length === 0) return [];
  const isRing = group.filter((person) => inRing.has(person)).length > 1;
  const reason = { why: "related", accounts: group.length } as const;
  return [
    { kind: "one_address", people: [...group], score: isRing ? 0.9 : 0.3, reasons: [reason] },
  ];
}
