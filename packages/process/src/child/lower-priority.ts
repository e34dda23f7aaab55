import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds: Linux takes such a wish from an ordinary user ten times a second, of all processes together. */
const AGAIN = 150;
const TRIES = 10;

/**
 * Lets others go before a process that leads a session. Linux weighs whole sessions against each other where it groups
 * them (sched_autogroup_enabled, the usual setting): there the nice value of a process only ranks it among its own.
 * One that has ended at once is past it.
 *
 * @param niceness 0 = as everybody, 19 = only when nothing else wants to run
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
      // Gone, or a system without such groups.
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      await pause(AGAIN, null, { ref: false });
    }
  }
}
