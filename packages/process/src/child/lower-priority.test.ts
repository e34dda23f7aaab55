import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { lowerPriority } from "./lower-priority.ts";

/** A process that leads a session and does nothing. */
const startIdle = () =>
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });

test("the session of a child makes way too where the system weighs sessions", async () => {
  const child = startIdle();
  onTestFinished(() => void child.kill("SIGKILL"));
  const { pid = 0 } = child;
  await lowerPriority(pid, 7);
  expect(getPriority(pid)).toBe(7);
  const group = `/proc/${pid}/autogroup`;
  if (existsSync(group)) expect(readFileSync(group, "utf8")).toMatch(/ nice 7\n$/);
});

test("one that has ended is past it", async () => {
  const child = startIdle();
  const { pid = 0 } = child;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  await lowerPriority(pid, 7);
});
