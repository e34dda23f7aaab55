import { expect, test } from "vitest";
import { sentencesIn } from "./spoken-literals.ts";

test("finds sentences meant for users, also those with numbers", () => {
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

test("ignores codes, names and messages to developers and logs", () => {
  const source = `
    import { a } from "./Some file of ours.ts";
    const code = "story.scriptStopped", name = "Ada Hart", kind: "One of two types." = x;
    throw new Error("The lot is gone.");
    class Lost extends Error { constructor() { super("It is lost for good."); } }
    log(\`The job \${id} is lost.\`); console.error("It did not end well.");`;
  expect(sentencesIn(source)).toEqual([]);
});
