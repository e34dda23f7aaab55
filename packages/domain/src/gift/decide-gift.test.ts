import { describe, expect, it } from "vitest";
import { type GiftFacts, giveableNow, obstacleTo } from "./decide-gift.ts";

const NOW = new Date("2026-12-20T12:00:00Z");
const daysAgo = (days: number) => new Date(+NOW - days * 86_400_000);
const person = (id: string, given: object = {}) => ({
  ...{ id, joinedAt: daysAgo(30), isDisabled: false, isLeaving: false, ...given },
});
const lot = (id: string, days: number, remaining = 1_000) => ({
  ...{ id, kind: "pack" as const, remaining, expiresAt: null, createdAt: daysAgo(days) },
});
const facts = (given: Partial<GiftFacts> = {}): GiftFacts => ({
  ...{ giver: person("ada"), receiver: person("bruno"), now: NOW },
  ...{ you: { follows: true, followsYou: true }, lots: [lot("old", 20)] },
  ...{ givenToday: 0, givenThisMonth: 0, ...given },
});
const codeOf = (gems: number, given: Partial<GiftFacts> = {}) =>
  obstacleTo(gems, facts(given))?.code ?? null;

describe("giving gems", () => {
  it("is possible between friends, up to the day's and the month's limit, from what is old enough", () => {
    expect(codeOf(500)).toBeNull();
    expect(codeOf(501)).toBe("GIFT_DAY_LIMIT");
    expect(codeOf(101, { givenToday: 400, givenThisMonth: 400 })).toBe("GIFT_DAY_LIMIT");
    expect(codeOf(100, { givenToday: 400, givenThisMonth: 400 })).toBeNull();
    expect(codeOf(51, { givenThisMonth: 1_950 })).toBe("GIFT_MONTH_LIMIT");
    expect(codeOf(301, { lots: [lot("old", 20, 300), lot("new", 2)] })).toBe("GIFT_TOO_MUCH");
    expect(codeOf(1, { lots: [lot("new", 13.99)] })).toBe("GIFT_TOO_SOON");
    expect(codeOf(1, { lots: [lot("new", 14)] })).toBeNull();
    expect(codeOf(1, { lots: [] })).toBe("GIFT_NOTHING_BOUGHT");
    expect(codeOf(1, { lots: [lot("spent", 20, 0)] })).toBe("GIFT_NOTHING_BOUGHT");
  });

  it("says when more is possible", () => {
    const waiting = obstacleTo(1, facts({ lots: [lot("new", 4, 200), lot("newer", 3)] }));
    expect(waiting?.details).toEqual({ gems: 1_200, at: "2026-12-30T12:00:00.000Z" });
    const today = obstacleTo(10, facts({ givenToday: 495, givenThisMonth: 495 }));
    expect(today?.details).toEqual({ limit: 500, left: 5, at: "2026-12-21T00:00:00.000Z" });
    const month = obstacleTo(10, facts({ givenThisMonth: 2_000 }));
    expect(month?.details).toEqual({ limit: 2_000, left: 0, at: "2027-01-01T00:00:00.000Z" });
    expect(giveableNow(facts())).toMatchObject({ gems: 1_000, waiting: null, dayLeft: 500 });
  });

  it("needs two accounts that follow one another, stay, and are a week old", () => {
    expect(codeOf(1, { receiver: person("ada") })).toBe("GIFT_TO_SELF");
    expect(codeOf(1, { you: { follows: false, followsYou: true } })).toBe("GIFT_NOT_FOLLOWING");
    expect(codeOf(1, { you: { follows: true, followsYou: false } })).toBe("GIFT_NOT_FOLLOWED");
    for (const given of [{ isDisabled: true }, { isLeaving: true }]) {
      expect(codeOf(1, { giver: person("ada", given) })).toBe("GIFT_GIVER_LEAVING");
      expect(codeOf(1, { receiver: person("bruno", given) })).toBe("GIFT_RECEIVER_UNAVAILABLE");
    }
    const isNew = { joinedAt: daysAgo(6.99) };
    expect(codeOf(1, { giver: person("ada", isNew) })).toBe("GIFT_GIVER_NEW");
    expect(codeOf(1, { receiver: person("bruno", isNew) })).toBe("GIFT_RECEIVER_NEW");
    expect(codeOf(1, { receiver: person("bruno", { joinedAt: daysAgo(7) }) })).toBeNull();
  });
});
