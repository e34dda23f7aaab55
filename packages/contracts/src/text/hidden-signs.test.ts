import { describe, expect, test } from "vitest";
import { cleanName, nameFlaw } from "../account/display-name.ts";
import { creationTitle } from "../creation/title.ts";

const passes = (text: string) => [nameFlaw(text) === null, creationTitle.safeParse(text).success];

describe("invisible characters", () => {
  test.each([
    ...["Olivia\u200b Hart", "Olivia Hart\u200d", "Olivia\u2060 Hart", "Olivia\u200e Hart"],
    ...["\u200fOlivia Hart", "Olivia \u3164Hart", "Olivia\ufe0f Hart", "x\u180ey", "\u0378x"],
    ...["Oli\u00advia", "Oli\u034fvia", "Oli\u{e0100}via", "Olivia\u2800Hart", "a\u{1d159}b"],
    ...["Ada\ue000", "Ada\u{10ffff}", "Ada\ud800x", "🦊\u200dx", "x\u200d🦊", "🦊\ufe0f\ufe0f"],
    ...[
      "x\ufe0f\u200d🦊",
      "7\ufe0f",
      "Rhys 🏴\u{e0061}\u{e0062}",
      "می\u200c\u200cخواهم",
      "ع\u200c x",
    ],
    ...["\u206aAda", "Ada\u061c", "A\ufff0da", "a\u{1bca0}b"],
  ])("are rejected in names and titles: %j", (text) => {
    expect(passes(text)).toEqual([false, false]);
    expect(nameFlaw(cleanName(text, 60))).toBeNull();
  });

  test.each([
    ...[`Z${"\u0336\u200d".repeat(10)}`, `Z${"\u0301".repeat(50)}`],
    `क${"\u094d\u200d".repeat(10)}`,
  ])("do not allow piles of combining marks: %j", (text) => {
    expect(passes(text)).toEqual([false, false]);
    expect(nameFlaw(cleanName(text, 60))).toBeNull();
  });

  test.each([
    ...["👩‍👩‍👧", "👩🏽‍🚀", "❤️‍🔥", "🏳️‍🌈", "🕵🏽‍♀️", "☎︎", "1️⃣ Ada", "#️⃣", "🇩🇪", "🏴‍☠️"],
    "Rhys 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
    ...["علی\u200cرضا", "می\u200cخواهم", "ه\u200d", "\u200fדנה\u200f", "ليلى (Layla)\u200f"],
    ...[
      "ශ්\u200dරී",
      "മോഹന്\u200d",
      "ক্\u200dষ",
      "क्\u200cष",
      "ภาษา\u200bไทย",
      "葛\u{e0100}",
      "神\ufe00",
    ],
    ...["ᠪᠣᠯᠠ\u180e\u1820", "Zoë", "é", "Nguyễn", "Åsa", "สวัสดี", "தமிழ்", "𝒜da", "a b"],
  ])("are kept where a script or an emoji needs them: %j", (text) => {
    expect(passes(text)).toEqual([true, true]);
    expect(cleanName(text, 60)).toBe(text);
  });
});
