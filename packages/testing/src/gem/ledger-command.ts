import type { LotKind } from "@kinora/domain/gem/gem-ledger";
import fc from "fast-check";

/** One operation on a user's gems. Holds are numbered in the order of creation. */
export type LedgerCommand = { readonly waitHours: number; readonly repeat: boolean } & (
  | {
      readonly do: "credit";
      readonly gems: number;
      readonly kind: LotKind;
      readonly lifeHours: number | null;
    }
  /** A hold for one work, or for several with a share each. */
  | { readonly do: "hold"; readonly gems: number; readonly works: number }
  | {
      readonly do: "settle";
      readonly hold: number;
      readonly work: number;
      readonly part: number;
      readonly ours: boolean;
    }
  | { readonly do: "void"; readonly hold: number; readonly work: number; readonly ours: boolean }
  /** Resolves everything that is still open, as the sweeper does. */
  | { readonly do: "sweep"; readonly hold: number }
  | { readonly do: "refund"; readonly hold: number; readonly part: number; readonly ours: boolean }
  | { readonly do: "reverse"; readonly credit: number; readonly part: number }
  | { readonly do: "expire" }
);

const kinds: LotKind[] = [
  ...(["daily", "gift", "challenge", "refund", "subscription", "pack", "booster"] as const),
  "correction",
];
const waiting = {
  waitHours: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 60 })),
  /** Repeats the request with the same key. */
  repeat: fc.boolean(),
};
const hold = fc.nat({ max: 30 });
const work = fc.nat({ max: 3 });
const part = fc.integer({ min: 0, max: 100 });
/** True when the failure is our fault. */
const ours = fc.boolean();

export const ledgerCommand: fc.Arbitrary<LedgerCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...waiting,
      do: fc.constant("credit" as const),
      gems: fc.integer({ min: 1, max: 30 }),
      kind: fc.constantFrom(...kinds),
      lifeHours: fc.option(fc.integer({ min: 1, max: 96 })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...waiting,
      do: fc.constant("hold" as const),
      gems: fc.integer({ min: 4, max: 25 }),
      works: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 4 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...waiting,
      do: fc.constant("settle" as const),
      hold,
      work,
      part,
      ours,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ ...waiting, do: fc.constant("void" as const), hold, work, ours }),
  },
  { weight: 1, arbitrary: fc.record({ ...waiting, do: fc.constant("sweep" as const), hold }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...waiting, do: fc.constant("refund" as const), hold, part, ours }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...waiting,
      do: fc.constant("reverse" as const),
      credit: fc.nat({ max: 30 }),
      part,
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...waiting, do: fc.constant("expire" as const) }) },
);
