import fc from "fast-check";
import { expect, test } from "vitest";
import { latenessOf } from "./lateness.ts";
import { occurrencesOf } from "./occurrences.ts";
import { MOST_OCCURRENCES, type Repeat, repeat, WEEKDAYS } from "./repeat.ts";
import { resolveAnew } from "./resolve-anew.ts";

const BERLIN = "Europe/Berlin";
const times = (count: number) => ({ by: "count", count }) as const;
const until = (date: string) => ({ by: "date", date }) as const;
const made = (first: string, given: Repeat, zone = BERLIN) => {
  const all = occurrencesOf(first, repeat.parse(given), zone);
  return all.kind === "made"
    ? all.items.map(({ wall, notes }) => [wall, ...notes].join(" "))
    : all.reason;
};

test("every day keeps its time of day over a change of clocks", () => {
  const all = occurrencesOf("2026-03-28T02:30", { rule: { every: "day" }, end: times(3) }, BERLIN);
  expect(all).toEqual({
    kind: "made",
    items: [
      ["2026-03-28T02:30", "2026-03-28T01:30Z", "2026-03-28T02:30", []],
      ["2026-03-29T02:30", "2026-03-29T01:00Z", "2026-03-29T03:00", ["skipped"]],
      ["2026-03-30T02:30", "2026-03-30T00:30Z", "2026-03-30T02:30", []],
    ].map(([wall, at, shows, notes]) => ({ wall, at: new Date(String(at)), shows, notes })),
  });
});

test("weekdays, from the first that fits, to the last day inclusive", () => {
  const given = { rule: { every: "week", on: [1, 5] }, end: until("2026-12-07") } as const;
  expect(made("2026-11-29T18:00", { ...given, rule: { ...given.rule, on: [1, 5] } })).toEqual([
    "2026-11-30T18:00",
    "2026-12-04T18:00",
    "2026-12-07T18:00",
  ]);
});

test("the 31st is a shorter month's last day, and says so", () => {
  const given: Repeat = { rule: { every: "month", on: 31 }, end: times(5) };
  expect(made("2027-11-15T09:00", given)).toEqual([
    "2027-11-30T09:00 last_day",
    "2027-12-31T09:00",
    "2028-01-31T09:00",
    "2028-02-29T09:00 last_day",
    "2028-03-31T09:00",
  ]);
  const after: Repeat = { rule: { every: "month", on: 3 }, end: times(2) };
  expect(made("2026-12-04T09:00", after)).toEqual(["2027-01-03T09:00", "2027-02-03T09:00"]);
});

test("never more than a year of days, and never none", () => {
  const days = (date: string): Repeat => ({ rule: { every: "day" }, end: until(date) });
  expect(made("2026-01-01T09:00", days("2027-01-01"))).toHaveLength(MOST_OCCURRENCES);
  expect(made("2026-01-01T09:00", days("2027-01-02"))).toBe("too_many");
  expect(made("2026-01-02T09:00", days("2026-01-01"))).toBe("none");
  const tooMany = { rule: { every: "day" }, end: times(MOST_OCCURRENCES + 1) };
  expect(repeat.safeParse(tooMany).success).toBe(false);
  expect(repeat.safeParse({ rule: { every: "day" } }).success).toBe(false);
  expect(repeat.safeParse({ rule: { every: "week", on: [1, 1] }, end: times(1) }).success).toBe(
    false,
  );
});

test("a day that a zone leaves out is not posted twice at its end", () => {
  const days: Repeat = { rule: { every: "day" }, end: until("2011-12-31") };
  expect(made("2011-12-29T00:00", days, "Pacific/Apia")).toEqual([
    "2011-12-29T00:00",
    "2011-12-30T00:00 skipped",
  ]);
});

test("whatever is repeated, moments ascend, as many as asked for, on the days asked for", () => {
  const rule: fc.Arbitrary<Repeat["rule"]> = fc.oneof(
    fc.constant({ every: "day" } as const),
    fc
      .subarray([...WEEKDAYS], { minLength: 1 })
      .map((on) => ({ every: "week" as const, on: [...on] })),
    fc.integer({ min: 1, max: 31 }).map((on) => ({ every: "month" as const, on })),
  );
  const first = fc
    .integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16));
  const zone = fc.constantFrom(BERLIN, "Australia/Lord_Howe", "America/Los_Angeles");
  fc.assert(
    fc.property(first, rule, fc.integer({ min: 1, max: 12 }), zone, (wall, given, count, where) => {
      const all = occurrencesOf(wall, { rule: given, end: times(count) }, where);
      const items = all.kind === "made" ? all.items : [];
      expect(items).toHaveLength(count);
      for (const [index, { at, wall: own, notes }] of items.entries()) {
        expect(at.getTime()).toBeGreaterThan(items[index - 1]?.at.getTime() ?? 0);
        expect(own >= wall.slice(0, 10)).toBe(true);
        expect(own.slice(10)).toBe(wall.slice(10));
        const day = new Date(`${own}Z`);
        if (given.every === "week") expect(given.on).toContain(day.getUTCDay() || 7);
        if (given.every !== "month" || day.getUTCDate() === given.on) continue;
        expect(notes).toContain("last_day");
        expect(new Date(day.getTime() + 86_400_000).getUTCDate()).toBe(1);
      }
    }),
    { numRuns: 100 },
  );
});

test("new rules of a zone move only what they change and what is still to come", () => {
  const now = new Date("2026-06-01T00:00Z");
  const berlin = { wall: "2026-07-01T12:00", zone: BERLIN };
  const times = [
    { id: "same", ...berlin, at: new Date("2026-07-01T10:00Z") },
    // Stored when there was no summer time.
    { id: "moved", ...berlin, at: new Date("2026-07-01T11:00Z") },
    { id: "past", wall: "2026-05-01T12:00", zone: BERLIN, at: new Date("2026-05-01T11:00Z") },
    { id: "unknown", ...berlin, zone: "Europe/Nowhere", at: new Date("2026-07-01T10:00Z") },
  ];
  expect(resolveAnew(times, now)).toEqual([
    {
      ...{ id: "moved", from: new Date("2026-07-01T11:00Z") },
      to: { at: new Date("2026-07-01T10:00Z"), shows: berlin.wall, note: null },
    },
    { id: "unknown", from: new Date("2026-07-01T10:00Z"), to: null },
  ]);
});

test("a post that is a quarter of an hour late is posted, a later one asks", () => {
  const due = new Date("2026-06-01T12:00Z");
  const after = (ms: number) => latenessOf(due, new Date(due.getTime() + ms));
  expect([after(-1), after(0), after(900_000), after(900_001)]).toEqual([
    ...["early", "post", "post", "ask"],
  ]);
});
