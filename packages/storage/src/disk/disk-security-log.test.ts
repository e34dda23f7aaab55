import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskSecurityLog } from "./disk-security-log.ts";

const logMany = fileURLToPath(new URL("../../test/log-many.ts", import.meta.url));

let folder: string;
let file: string;
const problems: string[] = [];
const clock = fixedClock("2026-11-22T10:00:00.000Z");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-security-"));
  file = join(folder, "data", "security.log");
  problems.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (rotation?: { maxBytes: number; kept: number }) =>
  diskSecurityLog({
    ...{ file, secret: "s".repeat(32), now: clock.now, ...(rotation ? { rotation } : {}) },
    onProblem: (message) => problems.push(message),
  });

/** Returns every line of the log and of its rotated files. */
function lines(): Record<string, unknown>[] {
  const names = readdirSync(join(folder, "data"));
  return names.flatMap((name) =>
    readFileSync(join(folder, "data", name), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line)),
  );
}

const signIn = (address: string) =>
  ({ event: "signed-in", userId: "usr_ada", provider: "google", address }) as const;

it("writes a line of JSON readable only by its owner, without the address", async () => {
  const log = open();
  log.record(signIn("203.0.113.7"));
  await log.flush();
  const [line] = lines();
  expect(line).toEqual({
    at: "2026-11-22T10:00:00.000Z",
    event: "signed-in",
    userId: "usr_ada",
    provider: "google",
    from: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(readFileSync(file, "utf8")).not.toContain("203.0.113");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("distinguishes addresses within a day, not beyond", async () => {
  const log = open();
  for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.8"]) log.record(signIn(address));
  await log.flush();
  clock.advance(86_400_000);
  log.record(signIn("203.0.113.7"));
  await log.flush();
  const [first, second, other, tomorrow] = lines().map(({ from }) => from);
  expect(second).toBe(first);
  expect(new Set([first, other, tomorrow]).size).toBe(3);
});

it("counts events that anyone can repeat, in few lines however many take part", async () => {
  const log = open();
  for (let sent = 0; sent < 5_000; sent += 1) {
    const address = sent < 2_000 ? "203.0.113.7" : `198.51.100.${sent}`;
    log.record({
      event: "limited",
      reason: "RATE_LIMITED",
      userId: null,
      door: "POST /api/quotes",
      address,
    });
  }
  await log.flush();
  const told = lines();
  expect(told.length).toBeLessThanOrEqual(101);
  expect(told[0]).toMatchObject({ event: "limited", count: 2_000, door: "POST /api/quotes" });
  expect(told.reduce((sum, { count }) => sum + Number(count), 0)).toBe(5_000);
  expect(log.counts()).toEqual({ limited: 5_000 });
});

it("rotates a full file and keeps only a limited number", async () => {
  const log = open({ maxBytes: 1_000, kept: 3 });
  for (let number = 0; number < 100; number += 1) {
    log.record(signIn("203.0.113.7"));
    await log.flush();
  }
  const sizes = readdirSync(join(folder, "data")).map(
    (name) => statSync(join(folder, "data", name)).size,
  );
  expect(sizes.length).toBeLessThanOrEqual(4);
  expect(Math.max(...sizes)).toBeLessThan(1_200);
});

it("neither loses nor mixes lines when several processes write and rotate", async () => {
  const names = ["one", "two", "three", "four"];
  const ends = await Promise.all(
    names.map(async (name) => {
      const child = spawn(process.execPath, [logMany, file, "400", name], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
      return said;
    }),
  );
  expect(ends).toEqual(["", "", "", ""]);
  expect(readdirSync(join(folder, "data")).length).toBeGreaterThan(5);
  const users = lines().map(({ userId }) => userId);
  expect(users.length).toBe(1_600);
  expect(new Set(users).size).toBe(1_600);
});

it("continues after a disk failure, reports it once and records the number of lost lines", async () => {
  // A folder of this name makes every append fail, even for root.
  mkdirSync(file, { recursive: true });
  const log = open();
  for (let number = 0; number < 3; number += 1) {
    log.record(signIn("203.0.113.7"));
    await log.flush();
  }
  expect(problems).toEqual(["The security log cannot be written (EISDIR)."]);
  rmSync(file, { recursive: true });
  log.record(signIn("203.0.113.7"));
  await log.flush();
  expect(lines()).toEqual([
    { event: "lines-lost", count: 3 },
    expect.objectContaining({ event: "signed-in" }),
  ]);
});
