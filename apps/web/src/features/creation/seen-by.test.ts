import { t } from "@lingui/core/macro";
import { expect, test } from "vitest";
import { seenBy, seenByWords } from "./seen-by.ts";

const work = {
  ...{ status: null, private: false, hidden: false, moderatorHidden: false, inFeed: false },
} as const;

test.each([
  [{}, null],
  [{ inFeed: true }, "feed"],
  [{ inFeed: true, hidden: true }, "unlisted"],
  [{ inFeed: true, hidden: true, private: true }, "private"],
  // Temporarily removed, whatever the owner chose.
  [{ inFeed: true, moderatorHidden: true }, null],
  [{ inFeed: true, status: "review" }, null],
  [{ status: "review", private: true }, "private"],
] as const)("a work that is %j is seen by %s", (about, who) => {
  expect(seenBy({ ...work, ...about })).toBe(who);
});

test.each([
  [{}, "Anyone with the link"],
  [{ mature: true }, "Adults with the link"],
  [{ hidden: true }, "Unlisted"],
  [{ moderatorHidden: true }, null],
  [{ status: "processing" }, null],
] as const)("on its page, a work that is %j is described as %s", (about, words) => {
  const said = seenByWords({ ...work, mature: false, ...about });
  expect(said && t(said)).toBe(words);
});
