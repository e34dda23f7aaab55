import type { PersonRole } from "@kinora/contracts/access/roles";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  DAY_MS,
  MISTAKE_MS,
  MOST_TAKEN_AWAY,
  MOST_UNSEEN,
  mayTakeAway,
  type TakenAway,
} from "./report-allowance.ts";

const now = new Date("2026-06-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const ben = (role: PersonRole = "user") => ({ id: "ben", role });
const taken = (
  many: number,
  at: Date,
  verdict: TakenAway["verdict"] = null,
  reporterId = "ben",
): TakenAway[] => Array.from({ length: many }, () => ({ reporterId, at, verdict }));
const most = MOST_TAKEN_AWAY;

test.each<[string, boolean, TakenAway[]]>([
  ["a member's first", true, []],
  ["the last that one may", true, taken(most - 1, now)],
  ["one more", false, taken(most, now)],
  ["a day later", true, taken(most, ago(DAY_MS))],
  ["after the staff agreed", true, taken(most, now, "agreed")],
  ["after the staff showed them again", false, taken(most, ago(DAY_MS), "shown again")],
  ["a month after that", true, taken(most, ago(MISTAKE_MS), "shown again")],
  ["beside what others took away", true, taken(most, now, null, "eva")],
  ["one more than all members together may", false, taken(MOST_UNSEEN, now, null, "eva")],
  [
    "... when a moderator has looked at one",
    true,
    [...taken(MOST_UNSEEN - 1, now, null, "eva"), ...taken(1, now, "agreed", "eva")],
  ],
])("%s: %s", (_when, allowed, before) => {
  expect(mayTakeAway(ben(), before, now)).toBe(allowed);
});

it.each<PersonRole>(["moderator", "admin", "owner"])("never stops a %s", (role) => {
  expect(mayTakeAway(ben(role), taken(9, now, "shown again"), now)).toBe(true);
});

/** Runs members' reports in order, each of which would hide a work, and returns those that do. */
function play(reports: readonly { who: number; hours: number; reversed: boolean }[]) {
  const done: TakenAway[] = [];
  let at = now.getTime();
  for (const { who, hours, reversed } of reports) {
    at += hours * 60 * 60 * 1_000;
    const reporter = { ...ben(), id: `member-${who}` };
    if (!mayTakeAway(reporter, done, new Date(at))) continue;
    const verdict = reversed ? "shown again" : null;
    done.push({ reporterId: reporter.id, at: new Date(at), verdict });
  }
  return done;
}
const members = fc.array(
  fc.record({
    who: fc.nat({ max: 4 }),
    hours: fc.integer({ min: 0, max: 8 }),
    reversed: fc.boolean(),
  }),
  { maxLength: 80 },
);
/** Returns the maximum number of hidden works within one day. */
const mostInADay = (done: readonly TakenAway[]) =>
  Math.max(
    0,
    ...done.map(
      ({ at }) =>
        done.filter((one) => one.at >= at && one.at.getTime() - at.getTime() < DAY_MS).length,
    ),
  );

it("limits each member's hidden works per day, and those shown again per month", () => {
  fc.assert(
    fc.property(members, (reports) => {
      const done = play(reports);
      for (let who = 0; who < 5; who += 1) {
        const own = done.filter(({ reporterId }) => reporterId === `member-${who}`);
        expect(mostInADay(own)).toBeLessThanOrEqual(most);
        expect(own.filter(({ verdict }) => verdict !== null).length).toBeLessThanOrEqual(most);
      }
    }),
  );
});
