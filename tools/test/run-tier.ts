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

/**
 * Runs an installed program on this Node until it ends; stops it when we receive a signal to stop.
 */
export async function runTier(
  [program, ...parameters]: [keyof typeof programs, ...string[]],
  environment: Record<string, string>,
): Promise<number> {
  const child = spawn(process.execPath, [programs[program], ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => {
    child.kill("SIGINT");
  };
  process.on("SIGTERM", stop).on("SIGINT", stop).on("disconnect", stop);
  const [code] = await once(child, "exit");
  process.off("SIGTERM", stop).off("SIGINT", stop).off("disconnect", stop);
  return code ?? 1;
}
