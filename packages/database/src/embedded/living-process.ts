import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** True while a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * True when the process is the Postgres of this data directory. A process id alone proves nothing:
 * after a reboot the number in a left-over postmaster.pid may belong to anybody.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  return command.includes("postgres") && command.includes(data);
}

function commandLine(pid: number): string {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    } catch {
      return "";
    }
  }
  return spawnSync("ps", ["-ww", "-o", "command=", "-p", `${pid}`], { encoding: "utf8" }).stdout;
}
