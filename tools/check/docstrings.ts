import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The packages that make up the engine. Their exports must be understandable without reading the
 * bodies.
 */
const packages = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(join(root, "tools/check/engine-rooms.json"), "utf8")))
  .concat("engine");

/** Lists their exported functions without a docstring, one per line. */
export async function findBareFunctions(): Promise<string> {
  const sources = packages.map((name) => `packages/${name}/src/*.ts`);
  return execFileSync("git", ["ls-files", ...sources], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file && !file.endsWith(".test.ts") && existsSync(join(root, file)))
    .flatMap((file) =>
      bareFunctions(readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`),
    )
    .join("\n");
}

/**
 * Returns the names of a file's exported functions without a docstring. The text must be formatted.
 */
export function bareFunctions(text: string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = EXPORTED.exec(line)?.slice(1).find(Boolean);
    return name !== undefined && !lines[index - 1]?.trimEnd().endsWith("*/") ? [name] : [];
  });
}

/** `export function f`, `export const f = (…` and `export const f: Type = (…`. */
const EXPORTED =
  /^export (?:async )?function\*? ?(\w+)|^export const (\w+)(?:: [^=]+)? = (?:async )?\([^()]*(?:\)(?::[^=]+)? =>|$)/;
