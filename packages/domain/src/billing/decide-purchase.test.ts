import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decidePurchase } from "./decide-purchase.ts";
import type { PurchaseFacts } from "./storefront.ts";

const price = { amount: 1_499, currency: "USD" };
const paid: PurchaseFacts = {
  ...{ state: "paid", paymentRef: "pi", paid: price, refunded: 0, dispute: "none" },
};
const fresh = { state: "open", gems: 1_500, granted: 0, takenBack: 0 } as const;
const granted = { state: "paid", gems: 1_500, granted: 1_500, takenBack: 0 } as const;

describe("a purchase", () => {
  it("is granted once, when it is paid", () => {
    expect(decidePurchase(fresh, { ...paid, state: "pending", paid: null }, 0)).toMatchObject({
      ...{ state: "pending", grant: 0 },
    });
    expect(decidePurchase(fresh, paid, 0)).toMatchObject({ state: "paid", grant: 1_500 });
    expect(decidePurchase(granted, paid, 1_500)).toMatchObject({ state: "paid", grant: 0 });
  });

  it("loses gems in proportion to a refund, all with the whole, and regains those of one that fails", () => {
    const half = { ...paid, refunded: 750 };
    expect(decidePurchase(granted, half, 0)).toMatchObject({ state: "paid", takeBack: 750 });
    const part = { ...granted, takenBack: 750 };
    const whole = { ...paid, refunded: 1_499 };
    expect(decidePurchase(part, whole, 0)).toMatchObject({ state: "refunded", takeBack: 750 });
    expect(decidePurchase(part, paid, 0)).toMatchObject({ state: "paid", restore: 750 });
  });

  it("that the store took back as a whole loses all, whatever was paid", () => {
    const free = { ...paid, paid: { amount: 0, currency: "USD" } };
    expect(decidePurchase(granted, free, 0)).toMatchObject({ state: "paid", takeBack: 0 });
    const revoked = { ...free, isRevoked: true };
    expect(decidePurchase(granted, revoked, 0)).toMatchObject({
      state: "refunded",
      takeBack: 1_500,
    });
    const gone = { ...granted, state: "refunded", takenBack: 1_500 } as const;
    expect(decidePurchase(gone, free, 0)).toMatchObject({ state: "paid", restore: 1_500 });
  });

  it("whose payment is disputed loses what is left, the rest when it is lost, and regains all when it is won", () => {
    const open = decidePurchase(granted, { ...paid, dispute: "open" }, 400);
    expect(open).toMatchObject({ state: "disputed", takeBack: 400, why: "dispute" });
    const frozen = { ...granted, state: "disputed", takenBack: 400 } as const;
    expect(decidePurchase(frozen, { ...paid, dispute: "open" }, 90)).toMatchObject({ takeBack: 0 });
    expect(decidePurchase(frozen, { ...paid, dispute: "lost" }, 0)).toMatchObject({
      ...{ state: "disputed", takeBack: 1_100 },
    });
    expect(decidePurchase(frozen, paid, 0)).toMatchObject({ state: "paid", restore: 400 });
  });

  it("that was refunded before its first event is granted and taken back at once", () => {
    const facts = { ...paid, refunded: 1_499 };
    expect(decidePurchase(fresh, facts, 0)).toEqual({
      ...{ state: "refunded", grant: 1_500, takeBack: 1_500, restore: 0, why: "refund" },
    });
  });
});

const anyFacts = fc.record({
  state: fc.constantFrom("open", "pending", "paid", "canceled"),
  refunded: fc.integer({ min: 0, max: 3_000 }),
  dispute: fc.constantFrom("none", "open", "lost"),
} as const);

it("whatever stores say in whatever order, the last facts decide, and no gem is taken that was not given", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyFacts, fc.integer({ min: 0, max: 1_500 })), { minLength: 1 }),
      (history) => {
        let purchase: Parameters<typeof decidePurchase>[0] = fresh;
        for (const [said, left] of history) {
          const isPaid = said.state === "paid" || purchase.granted > 0;
          const facts = { ...paid, ...said, paid: isPaid ? price : null };
          const change = decidePurchase(purchase, facts, Math.min(left, purchase.granted));
          expect(change.takeBack * change.restore).toBe(0);
          purchase = {
            ...{ state: change.state, gems: 1_500 },
            granted: purchase.granted + change.grant,
            takenBack: purchase.takenBack + change.takeBack - change.restore,
          };
          expect(purchase.granted === 0 || purchase.granted === 1_500).toBe(true);
          expect(purchase.takenBack).toBeGreaterThanOrEqual(0);
          expect(purchase.takenBack).toBeLessThanOrEqual(purchase.granted);
        }
        if (purchase.granted === 0) return;
        const settled = decidePurchase(purchase, paid, 0);
        expect(purchase.takenBack - settled.restore + settled.takeBack).toBe(0);
        const lost = decidePurchase(purchase, { ...paid, dispute: "lost" }, 0);
        expect(purchase.takenBack + lost.takeBack).toBe(1_500);
      },
    ),
  );
});
