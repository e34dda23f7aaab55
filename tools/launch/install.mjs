import { spawn } from "node:child_process";

/**
 * Installs exactly what the lock file specifies. npm's own output is shown; where it prints none
 * (no terminal), a line every ten seconds reports that it is still running.
 *
 * @param {string} root the repository
 */
export async function install(root) {
  console.log("Installing the packages (first start or new versions; about a minute) …");
  const started = Date.now();
  const quiet = setInterval(() => {
    if (!process.stdout.isTTY) console.log(`  … ${seconds(started)} s`);
  }, 10_000);
  // npm's warnings would only report that this Node is older than some packages require; they run
  // on Node 24.
  const [program, parameters] = npm();
  const code = await run(program, [...parameters, "ci", "--loglevel=error"], root);
  clearInterval(quiet);
  if (code !== 0) {
    throw new Error(
      `Installing the packages failed (npm ci ended with ${code}; its own words are above): mend that, then try again.`,
    );
  }
  console.log(`Installed in ${seconds(started)} s.`);
}

/** Returns the npm that started us, if any, because it matches this Node. */
function npm() {
  const path = process.env.npm_execpath;
  return path?.endsWith(".js") ? [process.execPath, [path]] : ["npm", []];
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

/** @param {string} program @param {string[]} parameters @param {string} cwd @returns {Promise<number | string>} */
function run(program, parameters, cwd) {
  return new Promise((resolve) => {
    // onnxruntime-node would download unused CUDA files; newer versions of npm do not run its
    // script at all.
    const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" };
    const stdio = /** @type {const} */ (["ignore", "inherit", "inherit"]);
    const child = spawn(program, parameters, { cwd, env, stdio });
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
}
