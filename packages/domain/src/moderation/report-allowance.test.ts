import type { PersonRole } from "@kinora/contracts/account/account";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  DAY_MS,
  MISTAKE_MS,
  MOST_TAKEN_AWAY,
  MOST_UNSEEN,
  mayTakeAway,
  NEWCOMER_MS,
  type TakenAway,
} from "./report-allowance.ts";

const now = new Date("2026-06-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const old = ago(10 * NEWCOMER_MS);
const fresh = ago(DAY_MS);
const ben = (joinedAt: Date, role: PersonRole = "user") => ({ id: "ben", role, joinedAt });
const taken = (
  many: number,
  at: Date,
  verdict: TakenAway["verdict"] = null,
  by = { id: "ben", joinedAt: old },
): TakenAway[] =>
  Array.from({ length: many }, () => ({ reporterId: by.id, joinedAt: by.joinedAt, at, verdict }));
const eva = { id: "eva", joinedAt: fresh };
const most = MOST_TAKEN_AWAY;

test.each<[string, boolean, Date, TakenAway[]]>([
  ["a member's first", true, old, []],
  ["the last that one may", true, old, taken(most - 1, now)],
  ["one more", false, old, taken(most, now)],
  ["a day later", true, old, taken(most, ago(DAY_MS))],
  ["after the staff agreed", true, old, taken(most, now, "agreed")],
  ["after the staff showed them again", false, old, taken(most, ago(DAY_MS), "shown again")],
  ["a month after that", true, old, taken(most, ago(MISTAKE_MS), "shown again")],
  ["beside what others took away", true, old, taken(most, now, null, { id: "eva", joinedAt: old })],
  [
    "one more than all members together may",
    false,
    old,
    taken(MOST_UNSEEN, now, null, { id: "eva", joinedAt: old }),
  ],
  [
    "... when a moderator has looked at one",
    true,
    old,
    [
      ...taken(MOST_UNSEEN - 1, now, null, { id: "eva", joinedAt: old }),
      ...taken(1, now, "agreed", { id: "eva", joinedAt: old }),
    ],
  ],
  ["an old account's beside newcomers", true, old, taken(most, now, null, eva)],
  ["a newcomer's first", true, fresh, []],
  ["a newcomer's after those of another", false, fresh, taken(most, now, null, eva)],
  ["... which were shown again", false, fresh, taken(most, now, "shown again", eva)],
  ["... with which the staff agreed", true, fresh, taken(most, now, "agreed", eva)],
  ["... a day later", true, fresh, taken(most, ago(DAY_MS), "shown again", eva)],
  [
    "a newcomer's after an old account's",
    true,
    fresh,
    taken(most, now, null, { id: "kim", joinedAt: old }),
  ],
  [
    "on the day that an account is no newcomer's any more",
    true,
    ago(NEWCOMER_MS),
    taken(most, now, null, eva),
  ],
])("%s: %s", (_when, allowed, joinedAt, before) => {
  expect(mayTakeAway(ben(joinedAt), before, now)).toBe(allowed);
});

it.each<PersonRole>(["moderator", "admin", "owner"])("never stops a %s", (role) => {
  const before = taken(9, now, "shown again", { id: "ben", joinedAt: fresh });
  expect(mayTakeAway(ben(fresh, role), before, now)).toBe(true);
});

/** Reports of members one after the other, each of which would take a work away, and what of it does. */
function play(
  reports: readonly { who: number; hours: number; reversed: boolean }[],
  joined: Date[],
) {
  const done: TakenAway[] = [];
  let at = now.getTime();
  for (const { who, hours, reversed } of reports) {
    at += hours * 60 * 60 * 1_000;
    const joinedAt = joined[who] ?? now;
    const reporter = { id: `member-${who}`, role: "user" as const, joinedAt };
    if (!mayTakeAway(reporter, done, new Date(at))) continue;
    const verdict = reversed ? "shown again" : null;
    done.push({ reporterId: reporter.id, joinedAt, at: new Date(at), verdict });
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
/** The most of them within one day. */
const mostInADay = (done: readonly TakenAway[]) =>
  Math.max(
    0,
    ...done.map(
      ({ at }) =>
        done.filter((one) => one.at >= at && one.at.getTime() - at.getTime() < DAY_MS).length,
    ),
  );

it("lets newcomers, however many, take no more away in a day than one", () => {
  fc.assert(
    fc.property(members, (reports) => {
      // They stay newcomers to the end: 80 reports are 27 days.
      const joined = Array.from({ length: 5 }, () => new Date(now.getTime() + MISTAKE_MS));
      expect(mostInADay(play(reports, joined))).toBeLessThanOrEqual(most);
    }),
  );
});

it("lets each member take no more away in a day, and no more in a month of what is shown again", () => {
  fc.assert(
    fc.property(members, (reports) => {
      const done = play(
        reports,
        Array.from({ length: 5 }, () => old),
      );
      for (let who = 0; who < 5; who += 1) {
        const own = done.filter(({ reporterId }) => reporterId === `member-${who}`);
        expect(mostInADay(own)).toBeLessThanOrEqual(most);
        expect(own.filter(({ verdict }) => verdict !== null).length).toBeLessThanOrEqual(most);
      }
    }),
  );
});
