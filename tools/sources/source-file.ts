import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * A file of a package from which something in this repository is made: only whoever makes it anew needs the package,
 * which is installed here the first time.
 *
 * @param path package and path inside it
 */
export function sourceFile(path: string): string {
  const file = join(folder, "node_modules", path);
  if (!existsSync(file)) {
    execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
  }
  return file;
}
