import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveWallTime } from "./resolve-wall-time.ts";
import { isWallDate, isWallTime, wallOf } from "./wall-time.ts";
import { isZone, QUICK_ZONES, zonesToChooseFrom } from "./zone.ts";

/** Whole and half hours and a quarter of one, gaps at midnight, half an hour long, and around Ramadan. */
const ZONES = [
  ...[...QUICK_ZONES, "America/St_Johns", "America/Santiago", "Europe/Berlin", "Africa/Cairo"],
  ...["Africa/Casablanca", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham"],
];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2031, 0, 1);

const formats = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat("sv-SE", {
      ...{ timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit" },
    }),
  ]),
);
/** What clocks show, as if it was UTC. */
const shown = (at: number, zone: string): number =>
  Date.parse(`${formats.get(zone)?.format(at).replace(" ", "T")}Z`);
const written = (asUtc: number) => new Date(asUtc).toISOString().slice(0, 16);

/** The same by looking at clocks alone. */
function expected(asUtc: number, zone: string) {
  const offsets = [-DAY, DAY].map((shift) => shown(asUtc + shift, zone) - asUtc - shift);
  const moments = [...new Set(offsets)].map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const shows = moments.filter((at) => shown(at, zone) === asUtc);
  const [at] = shows;
  if (at !== undefined)
    return { at: new Date(at), shows: written(asUtc), note: shows.length > 1 ? "twice" : null };
  let [moment = 0] = moments;
  while (shown(moment, zone) < asUtc) moment += MINUTE;
  return { at: new Date(moment), shows: written(shown(moment, zone)), note: "skipped" };
}

test("what clocks of twelve zones show, at any time through 2030", () => {
  const minute = fc.integer({ min: FIRST / MINUTE, max: LAST / MINUTE });
  fc.assert(
    fc.property(minute, fc.constantFrom(...ZONES), (at, zone) => {
      const asUtc = at * MINUTE;
      expect(resolveWallTime(written(asUtc), zone)).toEqual(expected(asUtc, zone));
    }),
    { numRuns: 1_000 },
  );
});

test("each quarter of an hour around each change of clocks through 2030", () => {
  const seen = { skipped: 0, twice: 0 };
  const wrong: unknown[] = [];
  for (const zone of ZONES)
    for (let day = FIRST; day < LAST; day += DAY) {
      const change = shown(day + DAY, zone) - shown(day, zone) - DAY;
      if (change === 0) continue;
      const local = shown(day, zone);
      for (let at = local - DAY / 24; at < local + DAY + DAY / 24; at += 15 * MINUTE) {
        const [found, other] = [resolveWallTime(written(at), zone), expected(at, zone)];
        if (JSON.stringify(found) !== JSON.stringify(other)) wrong.push({ zone, found, other });
        if (found.note) seen[found.note] += 1;
      }
    }
  expect(wrong).toEqual([]);
  // Ten zones change twice a year: an hour is four quarters, half an hour two.
  expect(seen.skipped).toBeGreaterThan(150);
  expect(seen.twice).toBeGreaterThan(150);
});

test.each([
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:00:00.000Z", "2026-03-29T03:00", "skipped"],
  ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z", "2026-03-29T03:00", null],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30", "twice"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01T01:30", "twice"],
  [
    "2026-10-04T02:15",
    "Australia/Lord_Howe",
    "2026-10-03T15:30:00.000Z",
    "2026-10-04T02:30",
    "skipped",
  ],
  [
    "2026-04-05T01:45",
    "Australia/Lord_Howe",
    "2026-04-04T14:45:00.000Z",
    "2026-04-05T01:45",
    "twice",
  ],
  ["2026-07-01T18:00", "Asia/Kolkata", "2026-07-01T12:30:00.000Z", "2026-07-01T18:00", null],
  // A whole day that clocks left out.
  ["2011-12-30T10:00", "Pacific/Apia", "2011-12-30T10:00:00.000Z", "2011-12-31T00:00", "skipped"],
] as const)("%s in %s", (...[wall, zone, at, shows, note]) => {
  expect(resolveWallTime(wall, zone)).toEqual({ at: new Date(at), shows, note });
});

test("names of zones", () => {
  expect(["Europe/Kyiv", "Asia/Kolkata", "UTC", "US/Pacific"].every(isZone)).toBe(true);
  const none = ["", "+02:00", "-0800", "Mars/Olympus", "Europe/Berlin ", "CESTX", "../Etc"];
  expect(none.filter(isZone)).toEqual([]);
  const offered = zonesToChooseFrom();
  expect(offered.slice(0, 4)).toEqual(QUICK_ZONES);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.every(isZone)).toBe(true);
});

test("days and times that exist", () => {
  expect(["2028-02-29", "2026-12-31"].every(isWallDate)).toBe(true);
  expect(["2026-02-29", "2026-04-31", "2026-1-01", "1999-01-01", ""].some(isWallDate)).toBe(false);
  expect(isWallTime("2026-11-29T23:59")).toBe(true);
  const none = ["2026-11-29T24:00", "2026-11-29", "2026-11-29T12:00:00", "2026-11-29T12:00T"];
  expect(none.some(isWallTime)).toBe(false);
  expect(wallOf({ year: 2026, month: 1, day: 2, hour: 3, minute: 4 })).toBe("2026-01-02T03:04");
});
