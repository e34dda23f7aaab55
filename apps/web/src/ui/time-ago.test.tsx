import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeAgo, timeAgo } from "./time-ago.tsx";

const NOW = new Date(2026, 10, 22, 12);
const before = (ms: number) => timeAgo(new Date(NOW.getTime() - ms), NOW);
const HOUR = 3_600_000;

test("formats how long ago a moment was, and its date after a week", () => {
  const words = [0, 999, 1_000, 59_999, 60_000, 61 * 60_000, 5.9 * HOUR, 24 * HOUR, 47 * HOUR];
  expect(words.map(before)).toEqual([
    "now",
    "now",
    "1 second ago",
    "59 seconds ago",
    "1 minute ago",
    "1 hour ago",
    "5 hours ago",
    "yesterday",
    "yesterday",
  ]);
  expect(before(6.9 * 24 * HOUR)).toBe("6 days ago");
  expect(before(7 * 24 * HOUR)).toBe("Nov 15, 2026");
});

test("never refers to the future when a clock is slow", () => {
  expect(before(-5 * 60_000)).toBe("now");
});

test("shows the date in a server-rendered page, because it stays true", () => {
  const html = renderToString(<TimeAgo moment="2026-01-31T23:30:00.000Z" />);
  expect(html).toBe('<time dateTime="2026-01-31T23:30:00.000Z">Jan 31, 2026</time>');
});
