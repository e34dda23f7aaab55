import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("quotes what would end a field, and keeps spreadsheets from computing texts", () => {
  expect(
    csvText([
      ["at", "text", "gems"],
      ["2026", 'a "fox", two\nlines', -3],
      [null, "=1+1", 0],
    ]),
  ).toBe(`at,text,gems\r\n2026,"a ""fox"", two\nlines",-3\r\n,'=1+1,0\r\n`);
});
