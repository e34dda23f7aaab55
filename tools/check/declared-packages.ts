import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The fields of a package.json that are checked here. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'](@kinora\/[\w-]+)/g;
const DEVELOPMENT =
  /\.test\.tsx?$|^(?:apps|packages)\/[^/]+\/(?:test|tools|assets|build)\/|\/test\/|^(?:tools|tests|bench)\/|^[^/]+\.ts$|\/vite[\w.]*\.config\.ts$/;

/**
 * Reports each package.json that does not declare exactly the workspace packages that its folder
 * imports.
 */
export async function findUndeclaredPackages(): Promise<string> {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  const imported = importsByFolder(files.split("\n").filter(Boolean), (file) =>
    readFileSync(join(root, file), "utf8"),
  );
  return [...imported]
    .map(([folder, found]) =>
      complainOfManifest(
        JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
        found,
      ),
    )
    .filter(Boolean)
    .join("\n");
}

/**
 * Returns the workspace packages that each folder with a package.json imports. Imports of tests and
 * tools count for the root ("."), because npm would otherwise install a workspace's test
 * dependencies wherever it installs the workspace.
 */
export function importsByFolder(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = DEVELOPMENT.test(file)
      ? "."
      : (/^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? ".");
    const known = found.get(folder) ?? new Set();
    found.set(folder, known);
    for (const [, name = ""] of read(file).matchAll(IMPORTED)) known.add(name);
  }
  return found;
}

/**
 * Returns a line for each package that is imported but not declared, or declared but not imported.
 */
export function complainOfManifest(manifest: Manifest, imported: ReadonlySet<string>): string {
  const { name, dependencies = {}, devDependencies = {} } = manifest;
  const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((other) =>
    other.startsWith("@kinora/"),
  );
  return [
    ...[...imported]
      .filter((other) => other !== name && !declared.includes(other))
      .map((other) => `${name} imports ${other} and does not declare it`),
    ...declared
      .filter((other) => !imported.has(other))
      .map((other) => `${name} declares ${other} and does not import it`),
  ].join("\n");
}
