import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { type LifeSigns, watchLife } from "./life-signs.ts";

export type SupervisedPlan = {
  name: string;
  /** Parameters of Node: its flags and the script. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** File that takes what it prints; undefined shows it in the terminal. */
  log: string | undefined;
  /** How it is asked whether it lives; null for one that does not answer. */
  life: LifeSigns | null;
  say(line: string): void;
};

export type SupervisedChild = {
  name: string;
  /** How often it ended by itself since the start, and not in order. */
  crashes(): number;
  stop(patience: number): Promise<void>;
};

const firstDelay = 200;
const longestDelay = 10_000;
/** A child that ran this long is healthy again: its next crash waits the first delay. */
const healthyAfter = 30_000;

/**
 * Runs a Node program and starts it again, ever more slowly, when it ends by itself; at once when it ends in order, as it
 * does to take up what was changed. One that falls silent, its
 * event loop at a standstill or the process stopped, is killed and replaced in the same way.
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
      // Its own group: Ctrl+C in the terminal reaches only us, who stop things in order.
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
