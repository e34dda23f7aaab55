import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Returns the path of a package's file that something in this repository is generated from. Only
 * regenerating it needs the package, which is installed here on first use.
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
