import { TimeOver } from "./time-over.ts";

/** Milliseconds between two looks at what was spent. */
const LOOK = 250;
const MICROSECONDS = 1e6;

/**
 * Does work of this process that may take so many seconds of its processor: a machine busy with other things does
 * not make them fewer. What the work started in other processes has limits of its own. Whoever is refused must end the
 * process: the work goes on.
 *
 * @throws TimeOver
 */
export async function spendCpu<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const over = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > seconds * MICROSECONDS) over.reject(new TimeOver());
  }, LOOK);
  try {
    return await Promise.race([work(), over.promise]);
  } finally {
    clearInterval(timer);
  }
}
