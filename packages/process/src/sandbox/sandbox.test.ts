import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findSandbox } from "./sandbox.ts";

const run = promisify(execFile);
const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
const PLAN = `{ name: "fixture", module: new URL(${here("../child/test/fixture-child.ts")}),
  heapMegabytes: 64, memoryMegabytes: 500, reads: ["/proc"] }`;

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-sandbox-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const script = async (name: string, source: string) => {
  const path = join(directory, name);
  await writeFile(path, source);
  return ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", path];
};

it("reports that there is no sandbox where no program offers one, and children work nevertheless", async () => {
  const source = `
    import { callOnce } from ${here("../child/open-child.ts")};
    import { findSandbox } from ${here("./sandbox.ts")};
    const answer = await callOnce(${PLAN}, { do: "answer", value: 1 });
    console.log(JSON.stringify([findSandbox(), answer]));`;
  const env = { PATH: directory, TMPDIR: directory };
  const { stdout } = await run(process.execPath, await script("bare.ts", source), { env });
  expect(JSON.parse(stdout)).toEqual([{ network: null, endsWithParent: false }, 1]);
});

it("ends a child whose parent is killed, even a hung one where the system offers it", async () => {
  const request = findSandbox().endsWithParent ? "hang" : "be busy";
  const source = `
    import { openChild } from ${here("../child/open-child.ts")};
    const child = openChild(${PLAN});
    await child.call({ do: "answer", value: 1 });
    process.stdout.write(child.pid + "\\n");
    await child.call({ do: "${request}" });`;
  const parent: ChildProcess = spawn(process.execPath, await script("parent.ts", source), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = await new Promise<number>((resolve) => {
    parent.stdout?.once("data", (text: Buffer) => resolve(Number(String(text))));
  });
  expect(process.kill(pid, 0)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 60_000);
});
