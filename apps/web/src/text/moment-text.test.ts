import { afterEach, expect, it, vi } from "vitest";
import { dayText, momentText, timeText } from "./moment-text.ts";
import { readIn, SOURCE } from "./reading.ts";

afterEach(() => {
  vi.restoreAllMocks();
  readIn(SOURCE);
});

// In the zone in which it is read.
const at = new Date(2026, 10, 28, 14, 29);

it.each([
  [["en-US"], "November 28, 2026", /^Nov 28, 2026, 2:29\sPM$/, /^2:29\sPM$/],
  [["de-DE", "en-GB"], "28 November 2026", /^28 Nov 2026, 14:29$/, /^14:29$/],
  [["en-US@posix", "en-GB"], "28 November 2026", /^28 Nov 2026, 14:29$/, /^14:29$/],
  [["fr-FR"], "November 28, 2026", /^Nov 28, 2026, 2:29\sPM$/, /^2:29\sPM$/],
])("words moments of an English page for a reader of %j", (languages, day, moment, time) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expect(dayText(at)).toBe(day);
  expect(momentText(at)).toMatch(moment);
  expect(timeText(at)).toMatch(time);
});

it("words them in the language of the page", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "de-AT"]);
  readIn("de");
  expect(dayText(at)).toBe("28. November 2026");
});
