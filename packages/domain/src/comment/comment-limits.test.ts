import { COMMENT_RATES } from "@kinora/contracts/comment/comment-limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exceeded, linksAllowed } from "./comment-limits.ts";
import { countLinks } from "./count-links.ts";
import { findMentions } from "./find-mentions.ts";
import { sameTextKey } from "./same-text.ts";

describe("links", () => {
  it.each<[string, number]>([
    ["lovely light", 0],
    ["see https://example.com/a?b and www.example.org", 2],
    ["example.com", 1],
    ["buy at cheap-gems.shop now", 1],
    ["EXAMPLE[.]com", 1],
    ["exam\u200bple.com", 1],
    ["ｅｘａｍｐｌｅ．ｃｏｍ", 1],
    ["that is it.then I left", 0],
    ["12.50 is v1.2.3, e.g. this...", 0],
    ["@ada.lindqvist", 0],
    ["ftp://files.example", 1],
  ])("in %j are %i", (text, count) => expect(countLinks(text)).toBe(count));

  it("are none for accounts of less than a week", () => {
    const joined = new Date("2026-11-01T00:00:00Z");
    expect(linksAllowed(joined, new Date("2026-11-07T23:59:59Z"))).toBe(0);
    expect(linksAllowed(joined, new Date("2026-11-08T00:00:00Z"))).toBe(2);
  });

  it("are looked for in any text without delay", () => {
    for (const piece of ["a.", "a-", "www", "://", "[.]", "é."]) {
      const began = performance.now();
      countLinks(piece.repeat(1_000 / piece.length));
      expect(performance.now() - began).toBeLessThan(200);
    }
  });
});

it("a limit is exceeded by what comes after it, the nearest first", () => {
  const none = { minute: 0, day: 0, receiver: 0 };
  expect(exceeded(none)).toBeNull();
  for (const limit of ["minute", "day", "receiver"] as const) {
    expect(exceeded({ ...none, [limit]: COMMENT_RATES[limit] - 1 })).toBeNull();
    expect(exceeded({ ...none, [limit]: COMMENT_RATES[limit] })).toBe(limit);
  }
});

it("mentions stand where they say, in any text", () => {
  const text = fc.array(fc.constantFrom("@ada", "@bo", "@bruno_2", " ", ",", "é", "😀", ".", "x"));
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.join("");
      let last = 0;
      for (const { handle, start, end } of findMentions(whole)) {
        expect(whole.slice(start, end).toLowerCase()).toBe(`@${handle}`);
        expect(start).toBeGreaterThanOrEqual(last);
        last = end;
      }
    }),
  );
});

it("the same text stays the same, however often it is taken", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(sameTextKey(sameTextKey(text))).toBe(sameTextKey(text));
      expect(sameTextKey(` ${text}!`)).toBe(sameTextKey(text));
    }),
  );
});
