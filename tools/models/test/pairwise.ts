import { seeded } from "@kinora/domain/seeded-random";

/**
 * Draws cases until every value, and every pair of values of two fields, that occurs in any case
 * occurs in one that was drawn. Those that show a value for the first time come first.
 */
export function pairwise<Case>(
  all: readonly Case[],
  valuesOf: (one: Case) => readonly string[],
  seed: number,
): readonly Case[] {
  const random = seeded(seed);
  const left = new Map(all.map((one) => [one, { order: random(), news: newsOf(valuesOf(one)) }]));
  const seen = new Set<string>();
  const drawn: Case[] = [];
  while (left.size > 0) {
    let best: { readonly one: Case; readonly worth: number; readonly order: number } | null = null;
    for (const [one, { order, news }] of left) {
      const worth = worthOf(news, seen);
      if (worth === 0) left.delete(one);
      else if (!best || worth > best.worth || (worth === best.worth && order < best.order))
        best = { one, worth, order };
    }
    if (!best) break;
    for (const { key } of left.get(best.one)?.news ?? []) seen.add(key);
    drawn.push(best.one);
    left.delete(best.one);
  }
  return drawn;
}

interface News {
  readonly key: string;
  readonly worth: number;
}

/** A value that was not seen before is worth more than all pairs of a case. */
const OF_VALUE = 1_000;

const newsOf = (values: readonly string[]): readonly News[] => {
  const named = values.map((value, field) => `${field} ${value}`);
  const pairs = named.flatMap((one, at) => named.slice(at + 1).map((other) => `${one}, ${other}`));
  return [
    ...named.map((key) => ({ key, worth: OF_VALUE })),
    ...pairs.map((key) => ({ key, worth: 1 })),
  ];
};

const worthOf = (news: readonly News[], seen: ReadonlySet<string>): number =>
  news.reduce((sum, { key, worth }) => sum + (seen.has(key) ? 0 : worth), 0);
