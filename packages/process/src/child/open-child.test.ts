import { existsSync, mkdirSync, readlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { findSandbox } from "../sandbox/sandbox.ts";
import { ChildFailed } from "./child-failed.ts";
import { sweepChildFolders } from "./child-folder.ts";
import { callOnce, openChild } from "./open-child.ts";
import type { ChildPlan } from "./start-child.ts";
import type { FixtureRequest, Sight } from "./test/fixture-child.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-children-"));
  writeFileSync(join(directory, "theirs.txt"), "read me");
});
afterAll(() => rm(directory, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const plan: ChildPlan = {
  name: "fixture",
  module: new URL("./test/fixture-child.ts", import.meta.url),
  heapMegabytes: 64,
  memoryMegabytes: 500,
  reads: ["/proc"],
};
const open = (more: Partial<ChildPlan> = {}, refuse?: (reason: string) => Error) =>
  openChild<FixtureRequest, unknown, number>({ ...plan, ...more }, refuse);
const once = <Result>(request: FixtureRequest, more: Partial<ChildPlan> = {}) =>
  callOnce<FixtureRequest, Result, number>({ ...plan, ...more }, request);
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof ChildFailed ? error.kind : error),
  );
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("what a child can access", () => {
  it("is only the listed variables and those its kind needs", async () => {
    for (const name of ["SESSION_SECRET", "MEDIA_SECRET", "DATABASE_URL", "SIGNING_KEY_FILE"]) {
      vi.stubEnv(name, "not for children");
    }
    vi.stubEnv("LANG", "C.UTF-8");
    const { environment } = await once<Sight>({ do: "look" }, { environment: { NEEDED: "yes" } });
    const listed = ["FFMPEG_PATH", "LANG", "NODE_COMPILE_CACHE", "PATH", "TMPDIR"];
    const given = listed.filter((name) => name === "TMPDIR" || process.env[name]);
    expect(Object.keys(environment).sort()).toEqual([...given, "KINORA_SANDBOX", "NEEDED"].sort());
  });

  it("is its own folder for temporary files, removed with it however it ends", async () => {
    const first = await once<Sight>({ do: "look" });
    const child = open();
    const second = (await child.call({ do: "look" })) as Sight;
    expect(second.temporary).not.toBe(first.temporary);
    expect(await readdir(second.temporary)).toEqual(["left-behind"]);
    process.kill(child.pid ?? 0, "SIGKILL");
    await expect(child.call({ do: "hang" })).rejects.toThrow("The fixture died (SIGKILL)");
    expect([first, second].map(({ temporary }) => existsSync(temporary))).toEqual([false, false]);
  });

  it("is our code and the given files, for reading and writing", async () => {
    const path = join(directory, "theirs.txt");
    const denied = /access to this api has been restricted/i;
    await expect(once({ do: "read", path })).rejects.toThrow(denied);
    await expect(once({ do: "list", path: directory })).rejects.toThrow(denied);
    expect(await once({ do: "read", path }, { reads: [path] })).toBe("read me");
    const both = { reads: [path], writes: [directory] };
    expect(await once({ do: "list", path: directory }, both)).toContain("theirs.txt");
    await expect(once({ do: "write", path }, { reads: [path] })).rejects.toThrow(denied);
    await once({ do: "write", path }, { writes: [directory] });
    expect(await once({ do: "read", path }, { writes: [directory] })).toBe("written");
    await expect(once({ do: "start a program that stays" })).rejects.toThrow(denied);
  });

  it("is no network where the system can block it, as the probe reports", async () => {
    const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const cut = findSandbox().network !== null;
    // bwrap leaves a separate loopback without listeners; the other methods not even that.
    const answer = await once({ do: "connect", port });
    expect(answer === "connected", `${answer}`).toBe(!cut);
    const { network } = await once<Sight>({ do: "look" });
    expect(network === readlinkSync("/proc/self/ns/net")).toBe(!cut);
    server.close();
  });
});

describe("call", () => {
  it("is answered, refused in terms of its kind, or failed with one sentence", async () => {
    class Refused extends Error {}
    const child = open({}, (reason) => new Refused(reason));
    const calls = [
      child.call({ do: "answer", value: 1 }),
      child.call({ do: "refuse", why: "not this" }).catch((error: unknown) => error),
      child.call({ do: "fail", why: "it broke" }).catch((error: unknown) => error),
      child.call({ do: "answer", value: 2 }),
    ];
    const answers = await Promise.all(calls);
    expect(answers).toEqual([1, new Refused("not this"), new Error("it broke"), 2]);
    expect(answers[1]).toBeInstanceOf(Refused);
    await child.close();
    await expect(child.call({ do: "answer", value: 3 })).rejects.toThrow("The fixture was closed.");
    expect(child.pid).toBeUndefined();
  });

  it("succeeds when the child answers and exits at once", async () => {
    const hasty = { ...plan, module: new URL("./test/hasty-child.mjs", import.meta.url) };
    const answers: unknown[] = [];
    const lane = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        answers.push(await callOnce(hasty, {}).catch((error: unknown) => error));
        // A busy process: by the time it polls, both the answers and the exits are waiting.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (round * 17) % 60);
      }
    };
    await Promise.all(Array.from({ length: 6 }, () => lane(4)));
    expect(answers).toEqual(answers.map(() => "answered"));
    expect(answers).toHaveLength(24);
  });

  it("fails with a reason when the child dies, hangs, stays silent or takes too much", async () => {
    const child = open();
    const dying = child.call({ do: "exit", value: 3 }, { doing: "in step one" });
    await expect(dying).rejects.toThrow("The fixture died (exit code 3) in step one");
    await expect(child.call({ do: "look" })).rejects.toThrow("The fixture died (exit code 3)");
    const call = (request: FixtureRequest, options = {}) =>
      failureOf(callOnce<FixtureRequest, unknown, number>(plan, request, options));
    expect(await call({ do: "hang" }, { seconds: 0.3 })).toBe("time");
    expect(await call({ do: "be busy" }, { seconds: 0.6, silence: 30 })).toBe("time");
    expect(await call({ do: "hang" }, { silence: 0.3 })).toBe("silent");
    expect(await call({ do: "sleep" }, { silence: 0.3 })).toBe("silent");
    // Measured from outside, because this child never reaches a timer of its own.
    expect(await call({ do: "spin" }, { cpuSeconds: 1 })).toBe("time");
    expect(await call({ do: "eat heap" })).toBe("memory");
    expect(await call({ do: "eat buffers" })).toBe(
      process.platform === "linux" ? "memory" : "died",
    );
    const absent = { ...plan, module: new URL("./test/no-such-child.ts", import.meta.url) };
    expect(await failureOf(callOnce(absent, {}))).toBe("died");
  });
});

describe("aborted call", () => {
  it("ends with its child, or without it when the child is worth keeping", async () => {
    const stop = new AbortController();
    const hung = open();
    const call = hung.call({ do: "hang" }, { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
    expect(hung.pid).toBeUndefined();

    const kept = open();
    const cancel = new AbortController();
    const waiting = kept.call(
      { do: "wait for the cancel" },
      { signal: cancel.signal, abortEnds: "call", onProgress: () => cancel.abort(new Error("no")) },
    );
    await expect(waiting).rejects.toThrow("no");
    expect(await kept.call({ do: "answer", value: 5 })).toBe(5);
    await kept.close();
  });
});

describe("programs started by a child", () => {
  it.for(["closed", "killed"])("end with it when it is %s", async (how) => {
    const child = open({ starts: true });
    const pid = (await child.call({ do: "start a program that stays" })) as number;
    expect(isAlive(pid)).toBe(true);
    if (how === "killed") process.kill(child.pid ?? 0, "SIGKILL");
    await child.close();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

it("removes leftovers of killed processes only", async () => {
  const root = join(directory, "left");
  const names = [
    "kinora-child-4194301-a",
    "kinora-child-4194301-b",
    `kinora-child-${process.pid}-c`,
  ];
  for (const name of names) mkdirSync(join(root, name), { recursive: true });
  for (const name of [names[0], names[2]]) utimesSync(join(root, name ?? ""), 1, 1);
  await sweepChildFolders(root);
  expect((await readdir(root)).sort()).toEqual(names.slice(1).sort());
});
