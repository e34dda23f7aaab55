import { compare } from "@kinora/contracts/challenge-result/pair-tally";
import type { FraudEvidence, FraudFinding } from "./fraud-evidence.ts";
import { measureSupport, type Support } from "./measure-support.ts";

/** From this probability on, somebody counts as a supporter. */
const SUPPORTER = 0.9;
/** Log-likelihood that the supporters of one author must add up to, above its number of authors. */
const LEAST_EVIDENCE = 4;

/** Finds groups that support each other, or one author, more than the others' ballots explain. */
export function findRings(evidence: FraudEvidence): readonly FraudFinding[] {
  const supports = measureSupport(evidence).filter(
    ({ probability, pairs }) => probability > SUPPORTER && pairs > 1,
  );
  const authors = new Set(evidence.entries.map(({ author }) => author)).size;
  const least = LEAST_EVIDENCE + Math.log(Math.max(1, authors));
  const strong = [...Map.groupBy(supports, ({ author }) => author).values()].flatMap((own) =>
    own.reduce((sum, each) => sum + each.evidence, 0) >= least ? own : [],
  );
  return components(strong).map((edges) => {
    const people = new Set(edges.flatMap(({ voter, author }) => [voter, author]));
    const doubt = edges.reduce((product, { probability }) => product * (1 - probability), 1);
    return {
      kind: "ring",
      people: [...people].sort(compare),
      score: 1 - doubt,
      reasons: edges.map(({ voter, author, pairs, won, expected }) => ({
        ...{ why: "supports", voter, author, pairs, won, expected },
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
