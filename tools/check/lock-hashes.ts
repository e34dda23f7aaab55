import { readFile } from "node:fs/promises";

const LISTED = /<!-- no hash -->([\s\S]*?)<!-- \/no hash -->/;

interface LockEntry {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** Complains of packages whose hash the lock file does not hold, unless docs/operations.md lists them. */
export async function findUnhashedPackages(): Promise<string> {
  const [lock, page] = await Promise.all([
    readFile("package-lock.json", "utf8"),
    readFile("docs/operations.md", "utf8"),
  ]);
  return complainOfLock(JSON.parse(lock).packages, page);
}

/**
 * A package without hash is let through only on the list, and never where this product is served from:
 * Linux with glibc on x64 and arm64. A listed one that has its hash meanwhile is taken off the list.
 */
export function complainOfLock(
  packages: Readonly<Record<string, LockEntry>>,
  page: string,
): string {
  const listed = new Set(
    [...(LISTED.exec(page)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const bare = new Map(
    Object.entries(packages)
      .filter(([at, one]) => at.includes("node_modules/") && !one.link && !one.inBundle)
      .filter(([, one]) => !one.integrity)
      .map(([at, one]) => [at.split("node_modules/").at(-1), one]),
  );
  const complaints = [...bare].flatMap(([name, one]) => {
    if (isServedFrom(one)) return [`${name}: no hash, and it is installed on Linux with glibc`];
    return listed.has(name) ? [] : [`${name}: no hash (run node tools/complete-lock.mjs)`];
  });
  const stale = [...listed]
    .filter((name) => !bare.has(name))
    .map((name) => `${name}: has its hash, take it off the list in docs/operations.md`);
  return [...complaints, ...stale].join("\n");
}

function isServedFrom({ os, cpu, libc }: LockEntry): boolean {
  const allows = (list: readonly string[] | undefined, ...wanted: string[]) =>
    list === undefined || wanted.some((one) => list.includes(one));
  return allows(os, "linux") && allows(cpu, "x64", "arm64") && allows(libc, "glibc");
}
