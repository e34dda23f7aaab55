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
