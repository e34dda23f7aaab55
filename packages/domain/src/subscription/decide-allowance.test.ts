import { ALLOWANCES } from "@kinora/contracts/billing/plans";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideAllowance, topOff } from "./decide-allowance.ts";
import { heldPlans } from "./held-tier.ts";
import { monthAt, monthStart } from "./months.ts";
import type { Allowance } from "./subscription-store.ts";

const day = (text: string) => new Date(`${text}T10:30:00Z`);
const text = (date: Date) => date.toISOString().slice(0, 10);

describe("months", () => {
  it("from the 31st end on the last day of shorter months, and on the 31st again afterwards", () => {
    const starts = [0, 1, 2, 3, 12, 13].map((n) => text(monthStart(day("2027-12-31"), n)));
    expect(starts).toEqual([
      ...["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31", "2028-12-31", "2029-01-31"],
    ]);
  });

  it("follow one another without a gap: every moment lies in exactly one", () => {
    const date = fc.date({
      min: new Date("2024-01-01T00:00:00Z"),
      max: new Date("2032-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, fc.nat(80 * 30 * 86_400), (anchor, seconds) => {
        const now = new Date(+anchor + seconds * 1_000);
        const n = monthAt(anchor, now);
        expect(n).toBeGreaterThanOrEqual(0);
        expect(+monthStart(anchor, n)).toBeLessThanOrEqual(+now);
        expect(+monthStart(anchor, n + 1)).toBeGreaterThan(+now);
      }),
    );
  });
});

describe("gems of a month", () => {
  it.each([
    ["basic", 0, 1_000],
    ["basic", 1_999, 1_000],
    ["basic", 2_400, 600],
    ["basic", 3_000, 0],
    ["basic", 9_000, 0],
    ["pro", 7_500, 3_000],
  ] as const)("of %s with %i unspent are %i", (tier, remaining, gems) => {
    expect(topOff(tier, remaining)).toBe(gems);
  });

  const anchor = new Date("2026-11-01T00:00:00Z");
  const half = new Date("2026-11-16T00:00:00Z");
  const month = { anchor, month: 0 };
  const basic: Allowance = { ...month, tier: "basic", gems: 1_000 };

  it("of an upgrade come in proportion to what is left of the month, and never twice for one tier", () => {
    const upgraded = decideAllowance({ ...month, tier: "pro" }, [basic], 1_000, half);
    expect(upgraded).toBe(1_250);
    const soon = new Date(+anchor + 3_599_999);
    expect(decideAllowance({ ...month, tier: "pro" }, [basic], 1_000, soon)).toBe(2_500);
    const last = new Date(+monthStart(anchor, 1) - 1);
    expect(decideAllowance({ ...month, tier: "pro" }, [basic], 1_000, last)).toBe(0);
    const pro: Allowance = { ...month, tier: "pro", gems: 1_250 };
    expect(decideAllowance({ ...month, tier: "pro" }, [basic, pro], 0, half)).toBeNull();
    expect(decideAllowance({ ...month, tier: "basic" }, [basic, pro], 0, half)).toBeNull();
  });

  it("of a plan that was just bought are all given, whatever is unspent; those of a renewal up to three months' worth", () => {
    expect(decideAllowance({ ...month, tier: "basic" }, [], 3_500, anchor)).toBe(1_000);
    const next = { anchor, month: 1, tier: "basic" } as const;
    expect(decideAllowance(next, [], 3_500, monthStart(anchor, 1))).toBe(0);
  });

  it("up, down and up again never give more than the highest tier gives in a month", () => {
    const turn = fc.record({ tier: fc.constantFrom("basic", "pro"), hour: fc.nat(30 * 24 - 1) });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
        const given: Allowance[] = [];
        for (const { tier, hour } of turns.toSorted((a, b) => a.hour - b.hour)) {
          const now = new Date(+anchor + hour * 3_600_000);
          const gems = decideAllowance({ ...month, tier }, given, 0, now);
          if (gems !== null) given.push({ ...month, tier, gems });
        }
        const sum = given.reduce((all, { gems }) => all + gems, 0);
        expect(sum).toBeLessThanOrEqual(ALLOWANCES.pro);
      }),
    );
  });
});

describe("a person's plans", () => {
  const now = day("2026-11-28");
  const paidUntil = day("2026-12-05");
  const plan = (id: "basic_monthly" | "pro_monthly", about = {}) => ({
    ...{ plan: id, paidPlan: null, state: "active" as const, paidUntil },
    ...about,
  });

  it("give the highest tier; a missing payment gives nothing", () => {
    const [basic, pro] = [plan("basic_monthly"), plan("pro_monthly")];
    expect(heldPlans([basic, pro], now).tier).toBe("pro");
    expect(heldPlans([basic, plan("pro_monthly", { state: "on_hold" })], now).tier).toBe("basic");
    expect(heldPlans([plan("basic_monthly", { state: "pending" })], now).tier).toBe("free");
  });

  it("give nothing before they were paid for, nor when nothing was heard for long", () => {
    expect(heldPlans([plan("pro_monthly", { paidUntil: null })], now).tier).toBe("free");
    expect(heldPlans([plan("pro_monthly")], day("2026-12-13")).tier).toBe("free");
    expect(heldPlans([plan("pro_monthly")], day("2026-12-12")).tier).toBe("pro");
  });
});
