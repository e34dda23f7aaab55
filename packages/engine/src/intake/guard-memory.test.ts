import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { TOO_MUCH_MEMORY } from "./guard-memory.ts";

const guard = new URL("./guard-memory.ts", import.meta.url).href;
const MEGABYTE = 1024 * 1024;

/** Runs a script under the guard; its exit code. */
function run(limit: number, script: string): number | null {
  const source = `
    import { guardMemory } from ${JSON.stringify(guard)};
    guardMemory(${limit});
    ${script}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", source]).status;
}

const HOLD = (megabytes: number) => `
  const held = Buffer.alloc(${megabytes * MEGABYTE}, 1);
  setTimeout(() => process.exit(held.length > 0 ? 0 : 1), 600);`;

it("ends a process that holds too much, and no other", () => {
  expect(run(300 * MEGABYTE, HOLD(400))).toBe(TOO_MUCH_MEMORY);
  expect(run(300 * MEGABYTE, HOLD(20))).toBe(0);
});

it.runIf(process.platform === "linux")("counts what it started", () => {
  // Holds it until its parent is gone, however long a busy machine takes to get there.
  const child = JSON.stringify(`
    const held = Buffer.alloc(${400 * MEGABYTE}, 1);
    process.stdin.resume().on("end", () => process.exit(held.length));`);
  const script = `
    import { spawn } from "node:child_process";
    spawn(process.execPath, ["-e", ${child}], { stdio: ["pipe", "ignore", "ignore"] });
    setTimeout(() => process.exit(0), 60_000);`;
  expect(run(350 * MEGABYTE, script)).toBe(TOO_MUCH_MEMORY);
});
