import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { processorUse } from "./processor-use.ts";

const SPIN = "for (;;);";

it("measures the CPU time of a process and its descendants, and whether any of them wants a processor", async () => {
  const waits = "process.stdin.resume();";
  const starter = `${waits} require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]]);`;
  const idle = spawn(process.execPath, ["-e", waits]);
  const busy = spawn(process.execPath, ["-e", SPIN]);
  const parent = spawn(process.execPath, ["-e", starter, SPIN], {
    detached: true,
  });
  try {
    const use = ({ pid = 0 }) => processorUse(pid);
    await expect.poll(() => use(parent)?.seconds ?? 0).toBeGreaterThan(0.2);
    await expect.poll(() => use(busy)?.seconds ?? 0).toBeGreaterThan(0.2);
    expect([use(busy)?.wants, use(parent)?.wants]).toEqual([true, true]);
    await expect.poll(() => use(idle)?.wants).toBe(false);
  } finally {
    for (const child of [busy, idle]) child.kill("SIGKILL");
    // Kills the whole process group, including what it started.
    process.kill(-(parent.pid ?? 0), "SIGKILL");
  }
  await once(busy, "close");
  expect(processorUse(busy.pid ?? 0)).toBeNull();
});
