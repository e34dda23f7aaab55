import { expect, test } from "vitest";
import { checkTime, draftOf } from "../../../entities/post/time-draft.ts";
import { checkRepeat, isRepeatDraft, NO_REPEAT, type RepeatDraft } from "./repeat-draft.ts";

const now = new Date("2027-01-10T12:00Z");
const check = (draft: Partial<RepeatDraft>, wall: string, accounts = 1) =>
  checkRepeat({ ...NO_REPEAT, ...draft }, checkTime(draftOf(wall, "America/New_York"), now), {
    ...{ now, accounts },
  });
const days = (draft: Partial<RepeatDraft>, wall: string) => {
  const checked = check(draft, wall);
  return checked.kind === "ok" ? checked.days.map(({ wall: day }) => day.slice(5, 10)) : checked;
};

test("the days follow the chosen date until others are chosen", () => {
  expect(days({ every: "day", count: "3" }, "2027-03-12T02:30")).toEqual([
    ...["03-12", "03-13", "03-14"],
  ]);
  expect(days({ every: "week", count: "2" }, "2027-03-12T02:30")).toEqual(["03-12", "03-19"]);
  const weekly = { every: "week", weekdays: [1, 6] } as const;
  expect(days({ ...weekly, endBy: "date", until: "2027-03-20" }, "2027-03-12T18:00")).toEqual([
    ...["03-13", "03-15", "03-20"],
  ]);
  expect(days({ every: "month", count: "3" }, "2027-01-31T18:00")).toEqual([
    ...["01-31", "02-28", "03-31"],
  ]);
  expect(days({ every: "month", monthDay: 15, count: "1" }, "2027-01-31T18:00")).toEqual(["02-15"]);
});

test("what the server would refuse is known before", () => {
  const daily = { every: "day" } as const;
  expect(check({ ...daily, count: "" }, "2027-03-12T18:00")).toEqual({ kind: "no end" });
  expect(check({ ...daily, count: "367" }, "2027-03-12T18:00")).toEqual({ kind: "no end" });
  expect(check({ ...daily, endBy: "date", until: "2027-03-11" }, "2027-03-12T18:00").kind).toBe(
    "none",
  );
  expect(check({ ...daily, endBy: "date", until: "2029-03-11" }, "2027-03-12T18:00").kind).toBe(
    "too_many",
  );
  expect(check({ ...daily, count: "366" }, "2027-03-12T18:00").kind).toBe("far");
  expect(check({ ...daily, count: "300" }, "2027-01-12T18:00", 4).kind).toBe("too_many_posts");
  expect(check(daily, "2027-01-01T18:00").kind).toBe("once");
});

test("only drafts of repeats are read again", () => {
  expect(isRepeatDraft(JSON.parse(JSON.stringify(NO_REPEAT)))).toBe(true);
  for (const other of [{ every: "hour" }, { weekdays: [8] }, { count: 3 }, { monthDay: "1" }])
    expect(isRepeatDraft({ ...NO_REPEAT, ...other })).toBe(false);
});
