import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { eventually } from "./eventually.ts";
import { isAlive, isPostmasterOf } from "./living-process.ts";

it("this process is alive, and is not Postgres", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isPostmasterOf(process.pid, "/")).toBe(false);
});

it("a process that has ended but was not reaped is not alive", async () => {
  // The shell becomes a sleep that never reaps the child it started before.
  const parent = spawn("/bin/sh", ["-c", "sleep 0.3 & echo $!; exec sleep 20"]);
  const [line] = await once(parent.stdout, "data");
  const pid = Number(line);
  expect(await eventually(40_000, () => (isAlive(pid) ? undefined : "ended"))).toBe("ended");
  // It is still listed; only its state differs.
  expect(() => process.kill(pid, 0)).not.toThrow();
  parent.kill("SIGKILL");
});
