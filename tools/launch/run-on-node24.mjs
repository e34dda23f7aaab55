import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { isInstalled } from "./is-installed.mjs";
import { node24 } from "./node24.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stopSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a script of the project on Node 24, after installing what is missing, and exits with its
 * exit code. Passes on signals to stop; the script detects through its IPC channel when we are
 * killed.
 *
 * @param {string} script path inside the repository
 * @param {string[]} parameters
 * @param {{ preload?: string }} options `preload`: module loaded before the script
 */
export async function runOnNode24(script, parameters, { preload } = {}) {
  try {
    if (!isInstalled(root)) await install(root);
    const flags = preload ? ["--import", pathToFileURL(join(root, preload)).href] : [];
    process.exitCode = await run(node24(root), [...flags, join(root, script), ...parameters]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {string} program @param {string[]} parameters @returns {Promise<number>} */
function run(program, parameters) {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // A separate process group, so that Ctrl+C reaches it only once, through us.
    detached: process.platform !== "win32",
    env: { ...process.env, PATH: searchPath(program) },
  });
  const stop = () => child.kill("SIGTERM");
  for (const signal of stopSignals) process.on(signal, stop);
  const watch = stopWithNpm(stop);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

/** npm cannot tell us that it was killed by SIGKILL, but our parent's process id changes. */
function stopWithNpm(/** @type {() => void} */ stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500);
}

/** @param {string} program */
function searchPath(program) {
  const own = [dirname(program), join(root, "node_modules", ".bin")];
  return [...own, process.env.PATH].join(process.platform === "win32" ? ";" : ":");
}
