/** Packages that state their licence only in the readme. */
const STATED_IN_README: Readonly<Record<string, string>> = { "combine-errors": "MIT" };

export type Package = { name: string; version: string; licence: string };

type Entry = {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

/**
 * Lists the packages in a lock file that Kinora needs at runtime, without those for building and
 * testing.
 */
export function listPackages(lockFile: string): Package[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(lockFile);
  const inherited = licencesOfFamilies(packages);
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1);
    if (!path.includes("node_modules/") || entry.dev || entry.link || !name || !entry.version) {
      continue;
    }
    const licence =
      entry.license ??
      STATED_IN_README[name] ??
      inherited.get(name) ??
      inherited.get(scopeOf(name) ?? "") ??
      "unknown";
    found.set(`${name} ${entry.version}`, { name, version: entry.version, licence });
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

/**
 * Adds missing licences. A platform package that was unavailable when the lock file was written has
 * no licence there: it gets that of the package that requires it or, when that is ours, of its
 * siblings in the same scope.
 */
function licencesOfFamilies(packages: Record<string, Entry>): Map<string, string> {
  const licences = new Map<string, string>();
  const installed = Object.entries(packages).filter(([path]) => path.includes("node_modules/"));
  for (const [, { license, optionalDependencies }] of installed) {
    for (const name of Object.keys(optionalDependencies ?? {})) {
      if (license) licences.set(name, license);
    }
  }
  for (const [path, { license }] of installed) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const scope = scopeOf(name);
    if (license && scope) licences.set(scope, license);
  }
  return licences;
}

function scopeOf(name: string): string | undefined {
  return name.startsWith("@") ? name.split("/")[0] : undefined;
}
