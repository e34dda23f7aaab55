import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locateBinaries } from "./locate-binaries.ts";
import { postgresIdentity } from "./process-identity.ts";
import { runnableBinaries } from "./runnable-binaries.ts";

const isRoot = process.getuid?.() === 0;

let folder: string;
let native: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-binaries-"));
  chmodSync(folder, 0o755);
  native = join(folder, "package/native");
  cpSync(locateBinaries(), native, { recursive: true, verbatimSymlinks: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("programs of embedded Postgres", () => {
  it("get the library links that a skipped install script did not create", () => {
    const libraries = join(native, "lib");
    for (const name of readdirSync(libraries)) {
      if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name));
    }
    expect(runnableBinaries(native, postgresIdentity(), join(folder, "unused"))).toBe(native);
    expect(readdirSync(folder)).not.toContain("unused");
  });

  it.runIf(isRoot)("are copied out of a folder that the Postgres user cannot enter", () => {
    const closed = join(folder, "package");
    chmodSync(closed, 0o700);
    const copies = join(folder, "copies");
    const first = runnableBinaries(native, postgresIdentity(), copies);
    expect(first.startsWith(copies)).toBe(true);
    expect(runnableBinaries(native, postgresIdentity(), copies)).toBe(first);
  });

  it("report what is wrong when they cannot run", () => {
    const empty = join(folder, "empty/native");
    mkdirSync(join(empty, "bin"), { recursive: true });
    expect(() => runnableBinaries(empty, undefined, join(folder, "copies"))).toThrow();
  });

  it("are refused by name on a machine without binaries", () => {
    expect(() => locateBinaries("sunos", "mips")).toThrow(/sunos mips: set DATABASE_URL/);
  });
});
