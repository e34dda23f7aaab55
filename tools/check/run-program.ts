import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs an installed program with this Node. Returns its output when it fails, and an empty string
 * otherwise.
 */
export async function runProgram(program: string, parameters: string[]): Promise<string> {
  return runScript(`node_modules/${program}`, parameters);
}

/** Runs a script of the project in the same way. */
export async function runScript(script: string, parameters: string[] = []): Promise<string> {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return code === 0 ? "" : `${out}${err}`.trim() || `ended with code ${code}`;
}
