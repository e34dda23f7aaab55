import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import { z } from "zod";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FOLDERS = ["apps", "packages", "tools"];

/** Numbers that may only decrease, with their last recorded values. */
const known = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(join(root, "tools/check/falling-numbers.json"), "utf8")));

/** Reports numbers that have increased, or that have decreased without being recorded. */
export async function compareNumbers(): Promise<string> {
  const found = {
    "functions over 60 lines": countOf("noExcessiveLinesPerFunction"),
    "functions of more than 4 parameters": countOf("useMaxParams"),
    "types of a name that another has": twins(exportedTypes()),
    "folders in cycles": await foldersInCycles(),
  };
  return judgeNumbers(found, known);
}

/**
 * Rejects an increase, and asks for a decrease to be recorded, so that it cannot be undone
 * unnoticed.
 */
export function judgeNumbers(
  found: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): string {
  return Object.entries(found)
    .filter(([name, count]) => count !== before[name])
    .map(([name, count]) => {
      const was = before[name] ?? 0;
      return count > was
        ? `${count} ${name}, ${was} before: they may only become fewer`
        : `${count} ${name}, ${was} before: write ${count} into tools/check/falling-numbers.json`;
    })
    .join("\n");
}

/** Counts the violations of a Biome rule that is off by default. */
function countOf(rule: string): number {
  const parameters = ["lint", `--only=complexity/${rule}`, "--max-diagnostics=none"];
  const answer = execFileSync(
    process.execPath,
    ["node_modules/@biomejs/biome/bin/biome", ...parameters, "--reporter=json", ...FOLDERS],
    { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const { summary } = z
    .object({ summary: z.object({ warnings: z.number(), infos: z.number() }) })
    .parse(JSON.parse(answer));
  return summary.warnings + summary.infos;
}

function exportedTypes(): string[] {
  return execFileSync("git", ["ls-files", "apps/*.ts", "apps/*.tsx", "packages/*.ts"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && !/\.test\.|\.gen\.ts$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(/^export (?:interface|type) (\w+)/gm),
    ])
    .map(([, name = ""]) => name);
}

/** Counts the names that occur more than once. */
export function twins(names: readonly string[]): number {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name))).size;
}

/** Same settings as .dependency-cruiser.cjs, which explains the use of swc. */
const RESOLVE = {
  exportsFields: ["exports"],
  conditionNames: ["import", "node", "types", "default"],
  extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
};

/** Counts the folders that are part of an import cycle. */
async function foldersInCycles(): Promise<number> {
  const { output } = await cruise(["apps", "packages"], {
    baseDir: root,
    exclude: { path: "\\.(test|proof)\\.tsx?$|/test/|^packages/testing/|\\.gen\\.ts$" },
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    enhancedResolveOptions: RESOLVE,
    validate: true,
    ruleSet: { forbidden: [{ name: "cycle", scope: "folder", from: {}, to: { circular: true } }] },
  });
  if (typeof output === "string") throw new Error("dependency-cruiser answered in words");
  return new Set(output.summary.violations.map(({ from }) => from)).size;
}
