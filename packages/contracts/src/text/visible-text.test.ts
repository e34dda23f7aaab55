import { expect, it } from "vitest";
import { nameFlaw } from "../account/display-name.ts";
import { creationTitle } from "../creation/title.ts";
import { promptForm } from "../prompt/prompt-form.ts";
import { isVisible } from "./visible-text.ts";

const doors = (text: string) => [
  isVisible(text),
  creationTitle.safeParse(text).success,
  nameFlaw(text) === null,
  promptForm.safeParse({ prompt: text }).success,
];

it.each(["a", "7", "?", "狐", "ع", "🦊", "a\u0301", "👩‍🚀"])(
  "accepts the visible text %j everywhere",
  (text) => {
    expect(doors(text)).toEqual([true, true, true, true]);
  },
);

it.each([
  ...["", " ", "\u200b", "\u200d\ufeff", "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u00ad"],
  ...["\u034f", "\u180e", "\u{1d159}", "\u0301", "\ufe0f", "\u{e0100}", "\ud800"],
])("rejects the invisible text %j everywhere", (text) => {
  expect(doors(text)).toEqual([false, false, false, false]);
});
