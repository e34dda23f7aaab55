import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const programs = {
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Every process of every test reads the same sources: what Node made of them is kept between them. */
const compiled = join(root, "node_modules/.cache/kinora/compiled");

export type RunningTier = {
  /** The exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Of one that is held back: prints what it has said, and from now on what it says. */
  show(): void;
};

/**
 * Starts an installed program on this Node; stops it when we are asked to stop.
 *
 * @param output "held back": two that speak at once are not understood
 */
export function startTier(
  [program, ...parameters]: [keyof typeof programs, ...string[]],
  environment: Record<string, string>,
  output: "shown" | "held back",
): RunningTier {
  const stream = output === "shown" ? "inherit" : "pipe";
  const child = spawn(process.execPath, [programs[program], ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", stream, stream],
  });
  const stop = () => {
    child.kill("SIGINT");
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("disconnect", stop);
  const outputs = [holdBack(child.stdout, process.stdout), holdBack(child.stderr, process.stderr)];
  const ended = once(child, "close").then(([code]) => {
    process.off("SIGTERM", stop).off("SIGINT", stop).off("disconnect", stop);
    return typeof code === "number" ? code : 1;
  });
  return {
    ended,
    show() {
      for (const show of outputs) show();
    },
  };
}

/** Keeps what is said until the returned function is called; from then on it is passed on. */
function holdBack(said: Readable | null, to: NodeJS.WritableStream): () => void {
  const held: Buffer[] = [];
  let shown = false;
  said?.on("data", (part: Buffer) => {
    if (shown) to.write(part);
    else held.push(part);
  });
  return () => {
    shown = true;
    for (const part of held.splice(0)) to.write(part);
  };
}
