import { expect, test } from "vitest";
import { literalsOfScreen } from "./screen-literals.ts";

test("finds words in elements, attributes and labels, even single ones", () => {
  const source = `
    const CHOICES = [{ value: "all", label: "All" }, { value: "none", hint: on ? "Nothing" : "Little" }];
    const A = () => <p title="Made by hand" aria-label={\`Like, \${n} so far\`} className="flex gap-2">
      Play <b>it</b> {open ? "less" : "more"} {kind === "film" && <i />} {done && "This is done now."} 3 ·</p>;`;
  expect(literalsOfScreen(source, true)).toEqual([
    "All",
    "Nothing",
    "Little",
    "Made by hand",
    "Like, … so far",
    "Play",
    "it",
    "less",
    "more",
    "This is done now.",
  ]);
});

test("ignores macros, names and messages to developers", () => {
  const source = `
    import { t } from "@lingui/core/macro";
    const LABELS = { on: msg\`Sound on\`, off: { label: msg\`Sound off\` } };
    const A = () => <p title={t\`Made by hand\`}>Kinora {plural(n, { one: "# gem left.", other: "# gems are left." })}</p>;
    throw new Error("The page has no place for the app.");`;
  expect(literalsOfScreen(source, true)).toEqual([]);
});
