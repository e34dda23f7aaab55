import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { type LifeSigns, watchLife } from "./life-signs.ts";

export type SupervisedPlan = {
  name: string;
  /** Arguments for Node: its flags and the script. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** File that receives the output; undefined shows it in the terminal. */
  log: string | undefined;
  /** Limits of the health pings; null for a program that does not answer them. */
  life: LifeSigns | null;
  say(line: string): void;
};

export type SupervisedChild = {
  name: string;
  /** Number of exits since the start that were neither requested nor clean. */
  crashes(): number;
  stop(patience: number): Promise<void>;
};

const firstDelay = 200;
const longestDelay = 10_000;
/**
 * Milliseconds after which a child counts as healthy: its next crash waits only the first delay.
 */
const healthyAfter = 30_000;

/**
 * Runs a Node program and restarts it when it ends by itself: with growing delays after a crash,
 * and at once after a clean exit, with which it asks for a restart to apply changes. A child that
 * stops answering, because its event loop is blocked or the process is suspended, is killed and
 * restarted as after a crash.
 */
export function superviseChild(plan: SupervisedPlan): SupervisedChild {
  let crashes = 0;
  let delay = firstDelay;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let child = launch();

  function launch(): ChildProcess {
    const started = performance.now();
    const output = plan.log === undefined ? "inherit" : openSync(plan.log, "a", 0o600);
    const launched = spawn(process.execPath, plan.command, {
      env: plan.environment,
      // In its own process group, so Ctrl+C in the terminal reaches only this process, which stops
      // the parts in order.
      detached: process.platform !== "win32",
      stdio: ["ignore", output, output, "ipc"],
    });
    if (typeof output === "number") closeSync(output);
    if (plan.life)
      watchLife(launched, plan.life, () => {
        plan.say(`${plan.name} gives no sign of life; replacing it`);
        launched.kill("SIGKILL");
      });
    launched.once("exit", (code, signal) => {
      if (stopping) return;
      const inOrder = code === 0;
      if (!inOrder) crashes += 1;
      if (inOrder || performance.now() - started > healthyAfter) delay = firstDelay;
      plan.say(
        `${plan.name} ended (${signal ?? `code ${code}`}); starting it again in ${delay} ms`,
      );
      restart = setTimeout(() => {
        child = launch();
      }, delay);
      if (!inOrder) delay = Math.min(delay * 2, longestDelay);
    });
    return launched;
  }

  return {
    name: plan.name,
    crashes: () => crashes,
    async stop(patience) {
      stopping = true;
      clearTimeout(restart);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const impatient = setTimeout(() => child.kill("SIGKILL"), patience);
      await ended;
      clearTimeout(impatient);
    },
  };
}
