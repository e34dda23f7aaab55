import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Returns whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * A terminated orphan stays listed until process 1 reaps it, which the first process of a container
 * may never do.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  const state = readProcFile(pid, "stat").split(") ").at(-1);
  return state?.startsWith("Z") === true;
}

/**
 * Returns whether the process is the Postgres of this data directory. A process id alone proves
 * nothing: after a reboot, the id in a leftover postmaster.pid may belong to any process.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  return command.includes("postgres") && command.includes(data);
}

function commandLine(pid: number): string {
  if (process.platform === "linux") return readProcFile(pid, "cmdline");
  return spawnSync("ps", ["-ww", "-o", "command=", "-p", `${pid}`], { encoding: "utf8" }).stdout;
}

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
