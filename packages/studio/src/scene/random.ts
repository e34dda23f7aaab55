/** Seeded random numbers, the studio's only source of randomness. Numbers are in [0, 1). */
export interface Random {
  next(): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns an integer in [low, high]. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Returns an independent stream; drawing from one does not affect the others. */
  fork(name: string): Random;
}

/** SplitMix32 finaliser over FNV-1a, so that neighbouring seeds and names give unrelated streams. */
function mix(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Creates the stream `name` of `seed` (SplitMix32). */
export function createRandom(seed: number, name = "root"): Random {
  let state = mix(seed, name);
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
    fork: (child) => createRandom(mix(seed, name), child),
  };
}
