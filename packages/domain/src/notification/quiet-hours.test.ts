import { expect, it } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const until = (now: string, from: string, to: string, zone = "UTC") =>
  quietUntil({ from, to, zone }, new Date(now))?.toISOString() ?? null;

it.each([
  ["2026-06-15T21:59:59Z", null],
  ["2026-06-15T22:00:00Z", "2026-06-16T07:00:00.000Z"],
  ["2026-06-16T03:30:42Z", "2026-06-16T07:00:00.000Z"],
  ["2026-06-16T07:00:00Z", null],
])("spans midnight: at %s it is quiet until %s", (now, ends) => {
  expect(until(now, "22:00", "07:00")).toBe(ends);
});

it.each([
  ["2026-06-15T12:59:00Z", null],
  ["2026-06-15T13:00:00Z", "2026-06-15T14:30:00.000Z"],
  ["2026-06-15T14:30:00Z", null],
])("lies within a day: at %s it is quiet until %s", (now, ends) => {
  expect(until(now, "13:00", "14:30")).toBe(ends);
});

it("uses the person's time zone", () => {
  expect(until("2026-06-15T13:30:00Z", "22:00", "07:00", "Asia/Tokyo")).toBe(
    "2026-06-15T22:00:00.000Z",
  );
  expect(until("2026-06-15T13:30:00Z", "22:00", "07:00", "Europe/Berlin")).toBeNull();
});

it("ends at the right local time when daylight saving time changes", () => {
  const berlin = (now: string) => until(now, "22:00", "07:00", "Europe/Berlin");
  expect(berlin("2026-03-28T22:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
  expect(berlin("2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
});
