import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Checks out a commit and installs its lock file; does nothing when the folder already exists.
 *
 * @returns its path
 */
export function installCommit(root: string, commit: string, folder: string): string {
  const repository = join(folder, commit);
  if (existsSync(repository)) return repository;
  const aside = `${repository}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["x", "-C", aside], { input: archive });
  execFileSync("npm", ["ci", "--loglevel=error"], {
    cwd: aside,
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  renameSync(aside, repository);
  return repository;
}
