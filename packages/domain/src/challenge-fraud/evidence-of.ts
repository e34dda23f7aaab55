import type { FraudEvidence } from "@kinora/contracts/challenge/fraud-report";
import type { FoundRing, Scene } from "./scene.ts";
import { type Strengths, usualChance, type VotingRecord } from "./voting-record.ts";
import { NEW_DAYS } from "./weigh-habits.ts";
import { follows, opinionsOn, type RingAim } from "./weigh-lean.ts";

/** Part of the other pairs from which on passing them over is told of. */
const PASSING_FROM = 0.5;

/** Returns the facts that speak for a ring, as far as there are any. */
export function evidenceOf({ aim, members, strengths }: FoundRing, scene: Scene): FraudEvidence[] {
  const inside = new Set(members);
  const records = scene.records.filter(({ voter }) => inside.has(voter));
  const { habits, own } = scene;
  const authors = members.filter((voter) =>
    (own.get(voter) ?? []).some((entry) => aim.get(entry) === 1),
  );
  const hasty = records.filter(({ voter }) => habits.hasty.has(voter));
  const fresh = members.filter((voter) => habits.fresh.has(voter));
  const evidence: FraudEvidence[] = [oneSided(records, aim, strengths)];
  if (authors.length > 1) evidence.push({ is: "mutual", people: authors.length });
  if (hasty.length > 0) {
    const seconds = Math.max(...hasty.map((record) => record.seconds));
    evidence.push({ is: "hasty", people: hasty.length, seconds });
  }
  for (const { by, people } of habits.shared) {
    const together = people.filter((voter) => inside.has(voter)).length;
    if (together > 1) evidence.push({ is: "shared", by, people: together });
  }
  evidence.push(...passing(records, aim));
  if (fresh.length > 1) evidence.push({ is: "new", people: fresh.length, days: NEW_DAYS });
  return evidence;
}

function oneSided(
  records: readonly VotingRecord[],
  aim: RingAim,
  strengths: Strengths,
): FraudEvidence {
  let [kept, of, usual] = [0, 0, 0];
  for (const record of records)
    for (const entry of aim.keys())
      for (const opinion of opinionsOn(record, aim, entry)) {
        const isKept = follows(aim, entry, opinion);
        const chance = usualChance(strengths, opinion);
        of += 1;
        kept += isKept ? 1 : 0;
        usual += isKept ? chance : 1 - chance;
      }
  return { is: "one_sided", kept, of, usual };
}

function passing(records: readonly VotingRecord[], aim: RingAim): FraudEvidence[] {
  const isOther = (one: string, other: string) => !aim.has(one) && !aim.has(other);
  const skipped = records
    .flatMap((record) => record.skipped)
    .filter(([left, right]) => isOther(left, right)).length;
  const answered = records
    .flatMap(({ opinions }) => opinions)
    .filter(({ preferred, other }) => isOther(preferred, other)).length;
  const of = skipped + answered;
  return of > 0 && skipped / of >= PASSING_FROM ? [{ is: "passing", skipped, of }] : [];
}
