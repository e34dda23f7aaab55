import { expect, test } from "vitest";
import { nextBest } from "./next-best.ts";

test("the next time of an hour of the week, on the clocks of the zone", () => {
  // A Wednesday at 23:30 in Berlin; a Thursday in Auckland.
  const now = new Date("2027-03-10T22:30Z");
  const next = (weekday: 3 | 4, hour: number, zone: string) => {
    const { date, time } = nextBest({ weekday, hour }, zone, now);
    return `${date} ${time}`;
  };
  expect(next(3, 9, "Europe/Berlin")).toBe("2027-03-17 09:00");
  expect(next(4, 9, "Europe/Berlin")).toBe("2027-03-11 09:00");
  expect(next(4, 11, "Pacific/Auckland")).toBe("2027-03-18 11:00");
  expect(next(4, 12, "Pacific/Auckland")).toBe("2027-03-11 12:00");
});
