import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findFfmpeg } from "../ffmpeg/find-ffmpeg.ts";
import { childEnvironment } from "../sandbox/child-environment.ts";
import { inSandbox, tellSandbox } from "../sandbox/sandbox.ts";
import { makeChildFolder, removeChildFolder } from "./child-folder.ts";
import { lowerPriority } from "./lower-priority.ts";
import { nodeFlags, type Permissions } from "./node-flags.ts";
import { residentMemory } from "./resident-memory.ts";

/** How a kind of child is started, and what it may do and take. */
export interface ChildPlan extends Permissions {
  /** As sentences call it: "The renderer died (SIGKILL)". */
  readonly name: string;
  /** The file it runs, which hands its work to `answerCalls`. */
  readonly module: URL;
  readonly args?: readonly string[];
  /** Variables beyond those that every child gets, each by its name. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The system's: 19 = only when nothing else wants to run. Without one, those that answer people go first. */
  readonly niceness?: number;
  /** Megabytes that it and everything it started may hold. (Counted on Linux.) */
  readonly memoryMegabytes: number;
  /** Whether numbers are sent as they lie in memory (samples, tensors); else messages are plain JSON. */
  readonly sendsArrays?: boolean;
}

export interface ChildEnd {
  /** "SIGKILL", "exit code 1", or why it never started. */
  readonly how: string;
  readonly tookTooMuch: boolean;
  /** The end of what it said on standard error. */
  readonly said: string;
}

/** A child process, locked in. */
export interface Child {
  readonly pid: number | undefined;
  readonly send: (message: object) => void;
  /** Resolves when it has ended, its last message was heard and its folder is removed. Never rejects. */
  readonly gone: Promise<ChildEnd>;
  /** Ends it and what it started; resolves when it is gone. */
  end(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** Milliseconds between two looks at what a child holds. */
const LOOK = 200;
/** Milliseconds a child may take to end by itself when the channel is closed; one that hangs is killed. */
const PATIENCE = 1_500;
const TAIL_CHARACTERS = 2_000;
/** Children make things; who waits for an answer of the api or of Postgres waits less long. */
const USUAL_NICENESS = 2;

/** Starts a child; `hear` gets every message it sends, the last one before `gone` resolves. */
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
    // A child that is gone hears nothing; that it is gone, `gone` says.
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

/** Who may start ffmpeg finds the one that this process would. */
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

/** None, or one that cannot be run: the child says so in its own words when it wants it. */
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
    // A group of its own: killing it takes along what it started, and Ctrl+C leaves it to its parent.
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
    // Nobody is left.
  }
}

/**
 * That a process has ended can be heard before the last thing it said: its end counts when its channel and its
 * standard error are at their end too. (Node tells "close" of a child only when the child closed the channel.)
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
      // Whoever else still holds the pipes is not of its group, and is not waited for.
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
