import { describe, expect, it } from "vitest";
import { isEditable } from "./edit-window.ts";
import { findMentions } from "./find-mentions.ts";
import { missingToComment } from "./missing-to-comment.ts";
import { sameTextKey } from "./same-text.ts";

const at = (time: string) => new Date(`2026-11-29T${time}Z`);

describe("mentions", () => {
  it("are handles after a sign, with their places", () => {
    expect(findMentions("@Ada and (@bruno_2), look")).toEqual([
      { handle: "ada", start: 0, end: 4 },
      { handle: "bruno_2", start: 10, end: 18 },
    ]);
  });

  it.each(["ada@example.com", "https://example.com/@ada", "@ab", `@${"a".repeat(31)}`, "@@ada"])(
    "are not in %s",
    (text) => expect(findMentions(text)).toEqual([]),
  );
});

describe("the time for changes", () => {
  it("ends with the fifteenth minute", () => {
    expect(isEditable(at("10:00:00.000"), at("10:14:59.999"))).toBe(true);
    expect(isEditable(at("10:00:00.000"), at("10:15:00.000"))).toBe(false);
  });
});

describe("what somebody lacks to comment", () => {
  const joinedAt = new Date("2026-11-28T10:00:00Z");

  it("is named: a day, and a work or a vote", () => {
    expect(missingToComment({ joinedAt, hasWork: false, hasVoted: false }, at("09:59:59"))).toEqual(
      { waitUntil: at("10:00:00"), workOrVote: true },
    );
    expect(missingToComment({ joinedAt, hasWork: false, hasVoted: false }, at("10:00:00"))).toEqual(
      { waitUntil: null, workOrVote: true },
    );
  });

  it("is nothing after a day with either", () => {
    for (const [hasWork, hasVoted] of [
      [true, false],
      [false, true],
    ] as const)
      expect(missingToComment({ joinedAt, hasWork, hasVoted }, at("10:00:00"))).toBeNull();
  });
});

describe("the same text", () => {
  it("is the same with other capitals, spaces and marks", () => {
    expect(sameTextKey("Lovely  light!!")).toBe(sameTextKey("lovely light"));
    expect(sameTextKey("Lovely light")).not.toBe(sameTextKey("Lovely lights"));
  });
});
