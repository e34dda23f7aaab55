import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

const root = fileURLToPath(new URL("../../", import.meta.url));
const rooms = JSON.parse(readFileSync(join(root, "tools/check/engine-rooms.json"), "utf8"));

/** Code that makes messages and must contain no wording. */
const MESSAGES_ARE_MADE = ["domain", "database", ...rooms, "engine"]
  .map((name) => `packages/${name}/src/*.ts`)
  .concat("apps/worker/src/*.ts");
/**
 * The text of stories, demo works and samples, prompts for language models, and the command line,
 * which words messages itself.
 */
const EXEMPT = new RegExp(
  [
    ...["\\.(test|proof)\\.ts$", "/test/", "/test-[a-z-]+\\.ts$", "\\.gen\\.ts$"],
    ...[
      "^packages/story/src/script/",
      "^apps/worker/src/seed/",
      "/content/",
      "/(demo-people|samples|daily-themes)\\.ts$",
    ],
    ...["^packages/engine/src/(command|create|asked)/", "^packages/engine/src/cli"],
  ].join("|"),
);

/** Lists the sentences in code that makes messages, one per line. */
export async function findSpokenLiterals(): Promise<string> {
  return sources(MESSAGES_ARE_MADE)
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => sentencesIn(read(file)).map((words) => `${file}: ${words}`))
    .join("\n");
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

const sources = (patterns: readonly string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file && existsSync(join(root, file)));

/**
 * Returns literals that look like sentences: three words or more, from a capital letter to a full
 * stop.
 */
export function sentencesIn(source: string): string[] {
  const found: string[] = [];
  walk(parseSync(source, { syntax: "typescript" }), found);
  return found;
}

const SENTENCE = /^\p{Lu}[^\n]*(?:\s\S+){2,}[.!?…]$/u;

function walk(node: unknown, found: string[]): void {
  if (typeof node !== "object" || node === null) return;
  const words = wordsOf(node);
  if (words !== null) found.push(words);
  if (isForDevelopers(node)) return;
  for (const [name, child] of Object.entries(node)) {
    if (name !== "span" && name !== "typeAnnotation") walk(child, found);
  }
}

function wordsOf(node: object): string | null {
  if (!("type" in node)) return null;
  const words =
    node.type === "StringLiteral" && "value" in node
      ? String(node.value)
      : node.type === "TemplateLiteral" && "quasis" in node
        ? (node.quasis as { raw: string }[]).map(({ raw }) => raw).join("x")
        : "";
  return SENTENCE.test(words) ? words : null;
}

/** Returns true for errors that no user sees and for log messages. */
function isForDevelopers(node: object): boolean {
  if (!("type" in node)) return false;
  if (node.type === "NewExpression") return true;
  if (node.type !== "CallExpression" || !("callee" in node)) return false;
  const callee = JSON.stringify(node.callee);
  return /"type":"Super"|"value":"(?:log|say|error|warn|info)"/.test(callee);
}
