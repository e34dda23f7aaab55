import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const programs = {
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** All processes of all tests load the same sources, so they share Node's compile cache. */
const compiled = join(root, "node_modules/.cache/kinora/compiled");

/** A command that is running. */
export interface Tier {
  /** Resolves with its exit code. */
  readonly ended: Promise<number>;
  /** Prints what it has written so far, and from then on what it writes. */
  show(): void;
}

/**
 * Starts an installed program on this Node, with its output held back until it is shown; stops it
 * when we receive a signal to stop.
 */
export function startTier(
  [program, ...parameters]: [keyof typeof programs, ...string[]],
  environment: Record<string, string>,
): Tier {
  const child = spawn(process.execPath, [programs[program], ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => {
    child.kill("SIGINT");
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("disconnect", stop);
  const held: Buffer[] = [];
  let isShown = false;
  const write = (chunk: Buffer) => {
    if (isShown) process.stdout.write(chunk);
    else held.push(chunk);
  };
  child.stdout.on("data", write);
  child.stderr.on("data", write);
  return {
    // "close" comes after the last output, "exit" may come before it.
    ended: once(child, "close").then(([code]) => {
      process.off("SIGTERM", stop).off("SIGINT", stop).off("disconnect", stop);
      return code ?? 1;
    }),
    show() {
      isShown = true;
      process.stdout.write(Buffer.concat(held.splice(0)));
    },
  };
}
