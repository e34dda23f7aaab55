import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** As much of a package.json as is looked at here. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The packages of ours that files import: those that are installed with the package, and those that only work on it needs. */
export interface Imported {
  readonly always: ReadonlySet<string>;
  readonly inDevelopment: ReadonlySet<string>;
}

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'](@kinora\/[\w-]+)/g;
const DEVELOPMENT =
  /\.test\.tsx?$|^(?:apps|packages)\/[^/]+\/(?:test|tools|assets|build)\/|\/test\/|^(?:tools|tests|bench)\/|^[^/]+\.ts$|\/vite[\w.]*\.config\.ts$/;

/** Complains where a package.json does not say which packages of ours its folder imports. */
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

/** What each workspace imports, and the root ("."), by the folder of its package.json. */
export function importsByFolder(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, Imported> {
  const found = new Map<string, { always: Set<string>; inDevelopment: Set<string> }>();
  for (const file of files) {
    const folder = /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? ".";
    const known = found.get(folder) ?? { always: new Set(), inDevelopment: new Set() };
    found.set(folder, known);
    for (const [, name = ""] of read(file).matchAll(IMPORTED))
      known[DEVELOPMENT.test(file) ? "inDevelopment" : "always"].add(name);
  }
  return found;
}

/** A line for each package that is imported and not declared, or declared and not imported. */
export function complainOfManifest(
  manifest: Manifest,
  { always, inDevelopment }: Imported,
): string {
  const { name, dependencies = {}, devDependencies = {} } = manifest;
  const wanted = {
    dependencies: [...always].filter((other) => other !== name),
    devDependencies: [...inDevelopment].filter((other) => other !== name && !always.has(other)),
  };
  const ours = (declared: Readonly<Record<string, string>>) =>
    Object.keys(declared).filter((other) => other.startsWith("@kinora/"));
  return (["dependencies", "devDependencies"] as const)
    .flatMap((kind) => {
      const declared = ours(kind === "dependencies" ? dependencies : devDependencies);
      return [
        ...wanted[kind]
          .filter((other) => !declared.includes(other))
          .map((other) => `${name} imports ${other} and does not have it among its ${kind}`),
        ...declared
          .filter((other) => !wanted[kind].includes(other))
          .map((other) => `${name} has ${other} among its ${kind} and does not import it there`),
      ];
    })
    .join("\n");
}
