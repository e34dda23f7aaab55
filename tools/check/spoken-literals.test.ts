import { expect, test } from "vitest";
import { sentencesIn } from "./spoken-literals.ts";

test("sentences that somebody would be told are found, with figures in them too", () => {
  const source = `
    const WHY = "You stopped the script.";
    const told = (n: number) => \`There are \${n} gems left.\`;
    throw refuse({ message: "Say why: the owner is told." });`;
  expect(sentencesIn(source)).toEqual([
    "You stopped the script.",
    "There are x gems left.",
    "Say why: the owner is told.",
  ]);
});

test("codes, names, and what developers and logs are told are left alone", () => {
  const source = `
    import { a } from "./Some file of ours.ts";
    const code = "story.scriptStopped", name = "Ada Hart", kind: "One of two types." = x;
    throw new Error("The lot is gone.");
    class Lost extends Error { constructor() { super("It is lost for good."); } }
    log(\`The job \${id} is lost.\`); console.error("It did not end well.");`;
  expect(sentencesIn(source)).toEqual([]);
});
