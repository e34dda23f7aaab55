import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds between tries, because Linux accepts such a change from ordinary users ten times a
 * second across all processes.
 */
const AGAIN = 150;
const TRIES = 10;

/**
 * Lowers the priority of a process that leads a session. Where Linux groups processes by session
 * (sched_autogroup_enabled, the usual setting), it weights whole sessions against each other, and a
 * process's nice value only ranks it within its own. Ignores a process that has already ended.
 *
 * @param niceness 0 = normal, 19 = only when nothing else wants to run
 */
export async function lowerPriority(pid: number, niceness: number): Promise<void> {
  try {
    setPriority(pid, niceness);
  } catch {
    return;
  }
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, String(niceness));
      return;
    } catch (error) {
      // It has ended, or the system has no such groups.
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      await pause(AGAIN, null, { ref: false });
    }
  }
}
