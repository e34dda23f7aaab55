import { seeded } from "@kinora/domain/seeded-random";
import { expect, test } from "vitest";
import { stripFlags } from "./strip-flags.ts";

const FLAG =
  /(?:^|\s)--(?:ratio|rt|resolution|rs|duration|dur|framespersecond|fps|seed|camerafixed|cf|watermark|wm)\b/i;

test.each([
  "a fox - --wm-dur 12",
  "a fox - --cf-rs 1080p",
  "a fox - --wm-duration=12 - --cf-resolution=1080p",
  "a fox --wm --dur 12",
  "a fox\n--dur\n12",
  "a fox\u2028--dur 12",
])("no setting is left in %j, however it is put together", (prompt) => {
  expect(stripFlags(prompt)).not.toMatch(FLAG);
});

test("no setting is left however its parts are drawn", () => {
  const parts = [
    ...["-", "--", "\u2013", "\u2014", "\u200b", " ", "\n", "=", "a fox"],
    ...["wm", "dur", "duration", "cf", "camerafixed", "rs", "resolution", "12", "1080p"],
  ];
  const random = seeded(17);
  for (let nth = 0; nth < 20_000; nth += 1) {
    const prompt = Array.from({ length: 9 }, () => parts[Math.floor(random() * parts.length)]).join(
      "",
    );
    expect(stripFlags(prompt), JSON.stringify(prompt)).not.toMatch(FLAG);
  }
});

test.each([
  ["a fox --dur 12 --rs 1080p", "a fox"],
  ["a red-brown fox \u2014 running", "a red-brown fox \u2014 running"],
  ["a fox -- running at 5 - 7 pm", "a fox -- running at 5 - 7 pm"],
])("the words of %j stay", (prompt, words) => {
  expect(stripFlags(prompt)).toBe(words);
});
