import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findFfmpeg } from "../ffmpeg/find-ffmpeg.ts";
import { childEnvironment } from "../sandbox/child-environment.ts";
import { inSandbox, tellSandbox } from "../sandbox/sandbox.ts";
import { makeChildFolder, removeChildFolder } from "./child-folder.ts";
import { lowerPriority } from "./lower-priority.ts";
import { nodeFlags, type Permissions } from "./node-flags.ts";
import { residentMemory } from "./resident-memory.ts";

/** How a kind of child is started, with its permissions and limits. */
export interface ChildPlan extends Permissions {
  /** Name in messages: "The renderer died (SIGKILL)". */
  readonly name: string;
  /** The module it runs, which calls `answerCalls`. */
  readonly module: URL;
  readonly args?: readonly string[];
  /** Variables in addition to those that every child gets, by name. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /**
   * Nice value of the system: 19 = only when nothing else wants to run. By default slightly lower
   * priority than processes that answer requests.
   */
  readonly niceness?: number;
  /** Maximum megabytes held by it and its descendants. (Measured on Linux.) */
  readonly memoryMegabytes: number;
  /**
   * Whether numbers are sent in binary form (samples, tensors); otherwise messages are plain JSON.
   */
  readonly sendsArrays?: boolean;
}

export interface ChildEnd {
  /** "SIGKILL", "exit code 1", or why it never started. */
  readonly how: string;
  readonly tookTooMuch: boolean;
  /** The end of its output on standard error. */
  readonly said: string;
}

/** A sandboxed child process. */
export interface Child {
  readonly pid: number | undefined;
  readonly send: (message: object) => void;
  /**
   * Resolves when it has ended, its last message has been received and its folder is removed. Never
   * rejects.
   */
  readonly gone: Promise<ChildEnd>;
  /** Ends it and the programs it started; resolves when it has ended. */
  end(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** Milliseconds between two checks of a child's memory. */
const LOOK = 200;
/** Milliseconds a child may take to end when the channel is closed; a hung one is killed. */
const PATIENCE = 1_500;
const TAIL_CHARACTERS = 2_000;
/** Children do background work, so responses of the api and of Postgres are delayed less. */
const USUAL_NICENESS = 2;

/** Starts a child; `hear` receives every message it sends, the last one before `gone` resolves. */
export function startChild(plan: ChildPlan, hear: (message: unknown) => void): Child {
  const folder = makeChildFolder();
  const child = forkChild(withFfmpeg(plan), folder);
  child.on("message", hear);
  if (child.pid !== undefined) void lowerPriority(child.pid, plan.niceness ?? USUAL_NICENESS);
  let tookTooMuch = false;
  const watch = setInterval(() => {
    if (child.pid === undefined || residentMemory(child.pid) <= plan.memoryMegabytes * MEGABYTE)
      return;
    tookTooMuch = true;
    killAll(child);
  }, LOOK).unref();
  const gone = waitForEnd(child).then(async ({ how, said }): Promise<ChildEnd> => {
    clearInterval(watch);
    await removeChildFolder(folder);
    return { how, said, tookTooMuch: tookTooMuch || /heap out of memory/i.test(said) };
  });
  return {
    pid: child.pid,
    // Sending to a child that has ended is ignored, because `gone` reports its end.
    send: (message) => child.connected && child.send(message, () => {}),
    gone,
    async end() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => killAll(child), PATIENCE);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Gives a child that may start ffmpeg the one that this process would use. */
function withFfmpeg(plan: ChildPlan): ChildPlan {
  const { reads = [], environment, starts } = plan;
  const path = starts ? whichFfmpeg() : undefined;
  if (path === undefined) return plan;
  return {
    ...plan,
    environment: { ...environment, FFMPEG_PATH: path },
    reads: reads === "anything" ? reads : [...reads, path],
  };
}

/** Returns undefined when there is none or it cannot run; the child then reports that itself. */
function whichFfmpeg(): string | undefined {
  try {
    return findFfmpeg();
  } catch {
    return undefined;
  }
}

function forkChild(plan: ChildPlan, folder: string): ChildProcess {
  const { program, args } = inSandbox([process.execPath, ...nodeFlags(plan, folder)]);
  return fork(fileURLToPath(plan.module), plan.args ?? [], {
    execPath: program,
    execArgv: args,
    env: childEnvironment(folder, { ...tellSandbox(), ...plan.environment }),
    // In its own process group: killing the group includes what it started, and Ctrl+C reaches only
    // its parent.
    detached: process.platform !== "win32",
    serialization: plan.sendsArrays ? "advanced" : "json",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

function killAll(child: ChildProcess): void {
  try {
    if (child.pid === undefined || process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // No process is left.
  }
}

/**
 * The exit of a process can be reported before its last message, so its end counts only when its
 * channel and its standard error have ended too. (Node emits "close" of a child only if the child
 * closed the channel.)
 */
function waitForEnd(child: ChildProcess): Promise<{ how: string; said: string }> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-TAIL_CHARACTERS);
  });
  const heard = Promise.all([
    new Promise((resolve) => child.once("disconnect", resolve)),
    new Promise((resolve) => child.stderr?.once("close", resolve)),
  ]);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      if (child.pid === undefined) resolve({ how: error.message, said });
    });
    child.once("exit", async (code, killedBy) => {
      killAll(child);
      // Another process outside the group may still hold the pipes; do not wait for it.
      const timer = setTimeout(() => {
        child.stderr?.destroy();
        if (child.connected) child.disconnect();
      }, PATIENCE);
      await heard;
      clearTimeout(timer);
      resolve({ how: killedBy ?? `exit code ${code}`, said });
    });
  });
}
