import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Text that belongs to works, tests or generated files, or is exchanged with the browser. */
const EXEMPT = /\.test\.|\/(?:test|content|platform)\/|\.gen\.ts$/;
/** Names are not translated. */
const NAMES = new Set(["Kinora", "Google", "Apple"]);
/** Attributes and fields whose value is shown or read aloud. */
const SHOWN =
  /^(?:aria-(?:label|valuetext|roledescription|description)|label|title|placeholder|alt|hint|text|description|advice|busy|kept|ending|blocked|noun|done|confirm|message|sentence|words)$/;
const SENTENCE = /^\p{Lu}[^\n]*(?:\s\S+){2,}[.!?…]$/u;
const MACROS = new Set(["t", "msg", "plural", "select"]);

/** Lists the words in the screens that bypass Lingui's macros, one per line. */
export async function findLiteralsOfScreens(): Promise<string> {
  const listed = ["ls-files", "apps/web/src/*.ts", "apps/web/src/*.tsx"];
  return execFileSync("git", listed, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file && !EXEMPT.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      literalsOfScreen(readFileSync(join(root, file), "utf8"), file.endsWith("x")).map(
        (words) => `${file}: ${words}`,
      ),
    )
    .join("\n");
}

/**
 * Returns the text of elements, of visible attributes and fields, and whole sentences anywhere
 * else.
 */
export function literalsOfScreen(source: string, tsx: boolean): string[] {
  const found: string[] = [];
  walk(parseSync(source, { syntax: "typescript", tsx }), false, found);
  return found;
}

/** Collects literals. @param shown whether the node is part of a value that is shown */
function walk(node: unknown, shown: boolean, found: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, shown, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  if (!("type" in node)) {
    // Wrapper objects of swc around elements and arguments.
    for (const [name, child] of Object.entries(node))
      if (name !== "span") walk(child, shown, found);
    return;
  }
  if (isSaid(node) || isForDevelopers(node)) return;
  const words = wordsOf(node);
  if (words !== null && (node.type === "JSXText" || shown ? isWords(words) : SENTENCE.test(words)))
    found.push(words);
  for (const [name, child] of Object.entries(node)) {
    if (name === "span" || name === "typeAnnotation" || name === "test") continue;
    walk(child, isShown(node, name, shown), found);
  }
}

const isWords = (words: string) => /\p{L}{2}/u.test(words) && !NAMES.has(words);

function wordsOf(node: object): string | null {
  if (!("type" in node)) return null;
  if ((node.type === "JSXText" || node.type === "StringLiteral") && "value" in node)
    return String(node.value).trim();
  if (node.type !== "TemplateLiteral" || !("quasis" in node)) return null;
  return (node.quasis as { raw: string }[])
    .map(({ raw }) => raw)
    .join("…")
    .trim();
}

/** Returns true when this child is the shown value of an attribute, a field or an element. */
function isShown(node: object, child: string, before: boolean): boolean {
  const { type } = node as { type: string };
  if ((type === "JSXAttribute" || type === "KeyValueProperty") && child === "value") {
    const { name, key } = node as { name?: { value?: unknown }; key?: { value?: unknown } };
    const what = String((name ?? key)?.value);
    return SHOWN.test(what) || (type === "JSXAttribute" && what === "value");
  }
  if (type === "JSXElement" || type === "JSXFragment") return child === "children";
  if (type === "BinaryExpression") return before && isPassedOn(node, child);
  // A nested element has its own attributes, and arguments of functions are not shown.
  if (/^(?:JSXAttribute|MemberExpression|ObjectExpression|CallExpression|.*Function.*)$/.test(type))
    return false;
  return before;
}

/**
 * Returns true when this operand can be the result of `a && b`, `a || b` or `a ?? b`. Operands of
 * comparisons and sums are not.
 */
function isPassedOn(node: object, child: string): boolean {
  const { operator } = node as { operator?: string };
  return operator === "&&" ? child === "right" : operator === "||" || operator === "??";
}

/** Returns true for a call of one of Lingui's macros. */
function isSaid(node: object): boolean {
  const { type, tag, callee } = node as Record<"type" | "tag" | "callee", unknown>;
  const name = type === "TaggedTemplateExpression" ? tag : type === "CallExpression" ? callee : {};
  return MACROS.has(String((name as { value?: unknown }).value));
}

/** Returns true for types, for errors that no user sees and for log messages. */
function isForDevelopers(node: object): boolean {
  const { type, callee } = node as { type: string; callee?: unknown };
  if (type === "NewExpression" || /^(?:Ts|Import)/.test(type)) return !/^TsAs|^TsSat/.test(type);
  return (
    type === "CallExpression" &&
    /"value":"(?:reportProblem|error|warn)"/.test(JSON.stringify(callee))
  );
}
