import { describe, expect, test } from "vitest";
import { profileChange } from "./account.ts";
import { cleanLines, cleanName, nameFlaw } from "./display-name.ts";

describe("a name", () => {
  test.each(["Ada", "ليلى", "‏דנה‏", "千代", "🦊", "👩‍👩‍👧", "Zoë", "é", "7", "—"])(
    "%s is accepted",
    (name) => {
      expect(nameFlaw(name)).toBeNull();
      expect(profileChange.safeParse({ displayName: name }).success).toBe(true);
      expect(cleanName(name, 60)).toBe(name);
    },
  );

  test.each([
    ...["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"],
  ])(
    "with the bidirectional control %j is rejected, and cleaned when a provider sends it",
    (mark) => {
      expect(profileChange.safeParse({ displayName: `Ada${mark}xyz` }).success).toBe(false);
      expect(cleanName(`Ada${mark}xyz`, 60)).toBe("Adaxyz");
    },
  );

  test.each([...["a\nb", "a\ufffcb", "Olivia\u{e0041}\u{e0042}", `Ada${"\u0301".repeat(50)}`]])(
    "%j, which mimics another or overflows its line, is rejected, and cleaned when a provider sends it",
    (name) => {
      expect(profileChange.safeParse({ displayName: name }).success).toBe(false);
      expect(nameFlaw(cleanName(name, 60))).toBeNull();
    },
  );

  test.each(["Olivia\u00a0Hart", "Olivia \u2009Hart", " Olivia\u3000Hart "])(
    "%j gets one ordinary space",
    (name) => {
      expect(profileChange.parse({ displayName: name }).displayName).toBe("Olivia Hart");
      expect(cleanName(name, 60)).toBe("Olivia Hart");
    },
  );

  test.each(["Kinora Support", "Owner", "Site Admin", "The 0wner", "Moderátor"])(
    "%s is reserved",
    (name) => expect(profileChange.safeParse({ displayName: name }).success).toBe(false),
  );

  test("a flag of a region keeps its tag characters", () => {
    expect(nameFlaw("Rhys 🏴󠁧󠁢󠁷󠁬󠁳󠁿")).toBeNull();
  });

  test.each([
    ...["\u200b", "\u2060", "\u3164", "\u2800", "\u00ad", "\ufe0f", "\u0301", "\u00a0\u3000"],
    ...["\u{e0041}", "\u{1d159}", "\u115f", "\ufeff", "\u0000"],
  ])("%j, which is invisible, is rejected", (name) => {
    expect(profileChange.safeParse({ displayName: name }).success).toBe(false);
    expect(cleanName(name, 60)).toBe("");
  });

  test("that is cut ends with a whole character", () => {
    expect(cleanName(`${"a".repeat(59)}🦊`, 60)).toBe("a".repeat(59));
  });
});

test("a bio keeps its lines and loses bidirectional controls", () => {
  const told = profileChange.parse({ bio: "Painter\u202e\nof \u2066boats\u2069" });
  expect(told.bio).toBe("Painter\nof boats");
});

test("leaves lines and tabs of a text, and nothing that only a terminal would obey", () => {
  expect(cleanLines("One\u001b[2J\n\ttwo\u0007\u009b")).toBe("One[2J\n\ttwo");
  expect(cleanLines("\u0007\u200b")).toBe("");
});
