import { describe, expect, it } from "vitest";
import { roughPage } from "./rough-page.ts";

const text =
  "Systems online. Lights green. One directive burned brighter than the rest, and it was to learn how to dance.";
const shown = (at: number) => {
  const { from, to } = roughPage(text, at);
  return text.slice(from, to);
};

describe("roughPage", () => {
  it("shows one sentence at a time", () => {
    expect(shown(0)).toBe("Systems online.");
    expect(shown(17)).toBe("Lights green.");
  });

  it("shows as much of a long sentence as two lines hold, then the rest", () => {
    expect(shown(31)).toBe(
      "One directive burned brighter than the rest, and it was to learn how to",
    );
    expect(shown(text.length - 1)).toBe("dance.");
  });

  it("shows everything of an empty text or one without words", () => {
    expect(roughPage("", 3)).toEqual({ from: 0, to: 0 });
    expect(roughPage("🦊", 0)).toEqual({ from: 0, to: 2 });
  });
});
