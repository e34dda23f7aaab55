import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { availableGems, burn, compareBurn } from "./burn-order.ts";
import type { LotKind } from "./gem-ledger.ts";
import type { Lot } from "./lot.ts";

const now = new Date("2026-06-15T12:00:00Z");
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

function lot(id: string, kind: LotKind, expiresAt: Date | null, change: Partial<Lot> = {}): Lot {
  return { id, kind, remaining: 5, expiresAt, createdAt: now, ...change };
}

const anyLot = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom<LotKind>("daily", "gift", "refund", "subscription", "booster", "pack"),
  remaining: fc.integer({ min: 0, max: 9 }),
  expiresAt: fc.option(fc.integer({ min: -3, max: 3 }).map(hours)),
  createdAt: fc.integer({ min: -3, max: 0 }).map(hours),
});

describe("the burn order", () => {
  it("orders by expiry, then promo, subscription and bought, then age, then id", () => {
    const inOrder = [
      lot("a", "pack", hours(1)),
      lot("b", "daily", hours(2)),
      lot("c", "subscription", hours(2)),
      lot("d", "gift", null, { createdAt: hours(-1) }),
      lot("e", "refund", null),
      lot("f", "subscription", null),
      lot("g", "pack", null, { createdAt: hours(-2) }),
      lot("h", "booster", null),
      lot("i", "pack", null),
    ];
    const ids = inOrder.toReversed().sort(compareBurn);
    expect(ids.map(({ id }) => id).join("")).toBe("abcdefghi");
  });

  it("treats a lot as expired at the moment of its expiry", () => {
    const lots = [lot("ends", "daily", now), lot("lives", "gift", null)];
    expect(burn(lots, 5, now)).toEqual([{ lotId: "lives", gems: 5 }]);
    expect(availableGems(lots, now)).toBe(5);
  });

  it("takes exactly the requested gems and empties each lot before the next", () => {
    const lots = fc.uniqueArray(anyLot, { selector: ({ id }) => id });
    fc.assert(
      fc.property(lots, fc.nat(), (lots, wish) => {
        const available = availableGems(lots, now);
        const gems = available === 0 ? 0 : wish % (available + 1);
        const shares = burn(lots, gems, now);
        expect(shares.reduce((sum, share) => sum + share.gems, 0)).toBe(gems);
        const taken = shares.map(({ lotId }) => lots.find(({ id }) => id === lotId));
        shares.forEach((share, index) => {
          const left = (taken[index]?.remaining ?? 0) - share.gems;
          expect(left).toBeGreaterThanOrEqual(0);
          if (index < shares.length - 1) expect(left).toBe(0);
        });
        expect(taken).toEqual(taken.toSorted((a, b) => (a && b ? compareBurn(a, b) : 0)));
        expect(() => burn(lots, available + 1, now)).toThrow("1 of");
      }),
    );
  });
});
