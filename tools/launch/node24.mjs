import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the Node 24 that npm installed with the project. Its package downloads it in an install
 * script; where those are disabled, it is downloaded here at the first start.
 *
 * @param {string} root the repository
 * @returns {string} path of the program
 */
export function node24(root) {
  const home = join(root, "node_modules", "node");
  const program = join(home, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(program)) {
    spawnSync(process.execPath, ["installArchSpecificPackage.js"], { cwd: home, stdio: "ignore" });
  }
  if (existsSync(program)) return program;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Error(
    "Node 24 is missing: run npm ci with install scripts allowed, or use Node 24 or newer.",
  );
}
