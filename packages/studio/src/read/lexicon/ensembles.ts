interface Ensemble {
  readonly subject: string;
  readonly count: number;
}

const TABLE: readonly (readonly [string, number, string])[] = [
  ["person", 2, "duo, duet, couple, twosome, twins"],
  ["person", 3, "trio, threesome, triplets"],
  ["person", 4, "quartet, foursome, gang, team, crew, squad, ensemble, band, posse"],
  ["person", 5, "quintet, troupe, orchestra, class, jury, troop, procession, parade"],
  ["person", 6, "sextet, crowd, audience, mob, throng, congregation, queue"],
  ["person", 3, "family"],
  ["singer", 5, "choir, chorus"],
];

/** People named by one collective word, and how many of them are drawn. */
export const ENSEMBLES: ReadonlyMap<string, Ensemble> = new Map(
  TABLE.flatMap(([subject, count, words]) =>
    words.split(", ").map((word): [string, Ensemble] => [word, { subject, count }]),
  ),
);
