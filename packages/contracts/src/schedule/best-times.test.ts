import { expect, test } from "vitest";
import { accountsOver, postsOver, SOCIAL_ENTITLEMENTS } from "../account/social-entitlements.ts";
import { bestTimes, type MeasuredPost, POSTS_FOR_BEST_TIMES } from "./best-times.ts";

const WEEK = 7 * 86_400_000;
/** One a week, at the same time in UTC. */
const weekly = (first: string, views: readonly number[]): readonly MeasuredPost[] =>
  views.map((seen, week) => ({ at: new Date(Date.parse(first) + week * WEEK), views: seen }));
const times = (count: number, views: number) => Array.from({ length: count }, () => views);

const mondays = weekly("2026-06-01T16:10Z", times(16, 100));
const fridays = weekly("2026-06-05T10:30Z", [300, 320, 20, 310]);

test("an hour in which posts were seen more than usual, in the zone's own hours", () => {
  const posts = [...mondays, ...fridays];
  expect(bestTimes(posts, "Europe/Berlin")).toEqual([
    { weekday: 5, hour: 12, posts: 4, lift: 3.05 },
  ]);
  expect(bestTimes(posts, "Pacific/Auckland")).toMatchObject([{ weekday: 5, hour: 22 }]);
});

test("nothing is invented from few posts, few in an hour, or figures that say nothing", () => {
  const few = [...mondays.slice(1), ...fridays];
  expect(few).toHaveLength(POSTS_FOR_BEST_TIMES - 1);
  expect(bestTimes(few, "UTC")).toEqual([]);
  const seldom = [
    ...mondays,
    ...weekly("2026-07-06T16:10Z", times(2, 100)),
    ...fridays.slice(0, 2),
  ];
  expect(bestTimes(seldom, "UTC")).toEqual([]);
  expect(bestTimes([...mondays, ...weekly("2026-06-05T10:30Z", times(4, 110))], "UTC")).toEqual([]);
  expect(bestTimes(weekly("2026-06-01T16:10Z", times(40, 0)), "UTC")).toEqual([]);
});

test("at most three, the best first", () => {
  const days = [1, 2, 3, 4, 5].flatMap((day) =>
    weekly(`2026-06-0${day}T10:00Z`, times(3, 100 + day * 100)),
  );
  const found = bestTimes([...times(5, 0).flatMap(() => mondays), ...days], "UTC");
  expect(found.map(({ weekday }) => weekday)).toEqual([5, 4, 3]);
});

test("limits of social plans", () => {
  expect(accountsOver("free", 2)).toBeNull();
  expect(accountsOver("free", 3)).toEqual({ code: "CONNECTIONS_FULL", limit: 2, plan: "free" });
  const plan = "professional_social_plan";
  expect(postsOver(plan, 200)).toBeNull();
  expect(postsOver(plan, 201)).toEqual({ code: "SCHEDULE_FULL", limit: 200, plan });
  expect(postsOver("business_social_plan", 1_000_000)).toBeNull();
  expect(SOCIAL_ENTITLEMENTS.business_social_plan.accounts).toBe(50);
});
