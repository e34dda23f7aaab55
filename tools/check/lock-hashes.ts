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

/** Reports packages without a hash in the lock file, unless docs/operations.md lists them. */
export async function findUnhashedPackages(): Promise<string> {
  const [lock, page] = await Promise.all([
    readFile("package-lock.json", "utf8"),
    readFile("docs/operations.md", "utf8"),
  ]);
  return complainOfLock(JSON.parse(lock).packages, page);
}

/**
 * Accepts a package without a hash only when it is listed and is not for the platforms of our
 * servers: Linux with glibc on x64 and arm64. A listed package whose hash has since been added must
 * be removed from the list.
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
