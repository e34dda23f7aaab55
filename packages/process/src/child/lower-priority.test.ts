import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { lowerPriority } from "./lower-priority.ts";

/** Starts an idle process that leads a session. */
const startIdle = () =>
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });

test("lowers the priority of a child's whole session where the system weights sessions", async () => {
  const child = startIdle();
  onTestFinished(() => void child.kill("SIGKILL"));
  const { pid = 0 } = child;
  await lowerPriority(pid, 7);
  expect(getPriority(pid)).toBe(7);
  const group = `/proc/${pid}/autogroup`;
  if (existsSync(group)) expect(readFileSync(group, "utf8")).toMatch(/ nice 7\n$/);
});

test("ignores a process that has ended", async () => {
  const child = startIdle();
  const { pid = 0 } = child;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  await lowerPriority(pid, 7);
});
