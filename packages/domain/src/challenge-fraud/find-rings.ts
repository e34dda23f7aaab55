import { compare } from "@kinora/contracts/challenge-result/pair-tally";
import type { FraudEvidence, FraudFinding } from "./fraud-evidence.ts";
import { measureSupport, type Support } from "./measure-support.ts";

/** From this probability on, somebody counts as a supporter. */
const SUPPORTER = 0.9;
/** Least evidence of an author's having supporters, above the logarithm of the number of authors. */
const LEAST_EVIDENCE = 6;

/** Finds groups that support each other, or one author, more than the others' ballots explain. */
export function findRings(evidence: FraudEvidence): readonly FraudFinding[] {
  const authors = new Set(evidence.entries.map(({ author }) => author)).size;
  const least = LEAST_EVIDENCE + Math.log(Math.max(1, authors));
  const strong = measureSupport(evidence).filter(
    (each) => each.probability > SUPPORTER && each.pairs > 1 && each.evidence > least,
  );
  return components(strong).map((edges) => {
    const people = new Set(edges.flatMap(({ voter, author }) => [voter, author]));
    const beyond = Math.max(...edges.map((edge) => edge.evidence)) - least;
    return {
      kind: "ring",
      people: [...people].sort(compare),
      // From one half on: whoever is in a finding is named.
      score: 1 - Math.exp(-beyond) / 2,
      reasons: edges.map(({ voter, author, pairs, won }) => ({
        ...{ why: "supports", voter, author, pairs, won },
      })),
    };
  });
}

/** Who is connected by support forms one ring. */
function components(edges: readonly Support[]): readonly (readonly Support[])[] {
  const heads = new Map<string, string>();
  const headOf = (person: string): string => {
    const above = heads.get(person) ?? person;
    return above === person ? person : headOf(above);
  };
  for (const { voter, author } of edges) heads.set(headOf(voter), headOf(author));
  return [...Map.groupBy(edges, ({ voter }) => headOf(voter)).values()];
}
