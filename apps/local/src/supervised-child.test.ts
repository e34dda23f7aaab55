import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "@kinora/local-postgres/eventually";
import { isAlive } from "@kinora/local-postgres/living-process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LifeSigns } from "./life-signs.ts";
import { type SupervisedChild, superviseChild } from "./supervised-child.ts";

let folder: string;
let log: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-child-"));
  log = join(folder, "child.log");
  writeFileSync(log, "");
  lines = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function supervise(
  script: string,
  flags: string[] = [],
  life: LifeSigns | null = null,
): SupervisedChild {
  return superviseChild({
    name: "worker",
    command: [...flags, "--input-type=module", "-e", script],
    environment: {},
    log,
    life,
    say: (line) => lines.push(line),
  });
}

/** Returns the process ids that the program has logged so far. */
function pids(): number[] {
  return readFileSync(log, "utf8").split("\n").filter(Boolean).map(Number);
}

/** Milliseconds after which a wait is given up. */
const PATIENCE = 40_000;
const patient = "console.log(process.pid); setInterval(() => {}, 1000);";

describe("supervised child", () => {
  it("is restarted with a log line when it is killed", async () => {
    const child = supervise(patient);
    const [first = 0] = (await eventually(PATIENCE, () => pids()[0] && pids())) || [];
    process.kill(first, "SIGKILL");
    const second = await eventually(PATIENCE, () => pids()[1]);
    expect(second).not.toBe(first);
    expect(child.crashes()).toBe(1);
    expect(lines).toEqual(["worker ended (SIGKILL); starting it again in 200 ms"]);
    await child.stop(1_000);
    expect(isAlive(second ?? 0)).toBe(false);
  });

  it("is restarted at once when it exits cleanly, which does not count as a crash", async () => {
    const child = supervise("console.log(process.pid);");
    await eventually(PATIENCE, () => pids()[4]);
    await child.stop(1_000);
    expect(child.crashes()).toBe(0);
    expect(new Set(lines)).toEqual(new Set(["worker ended (code 0); starting it again in 200 ms"]));
  });

  const answering = ["--import", new URL("./answer-parent.ts", import.meta.url).pathname];
  const life = { every: 50, unanswered: 20, unansweredAtStart: 600 };

  it.each([
    ["its event loop stands still", `${patient} if (FIRST) setTimeout(() => { for (;;); }, 300);`],
    [
      "the process is stopped",
      `${patient} if (FIRST) setTimeout(() => process.kill(process.pid, "SIGSTOP"), 300);`,
    ],
  ])("is replaced when %s, and left alone while it answers", async (_name, script) => {
    const isFirst = `require("node:fs").readFileSync(${JSON.stringify(log)}, "utf8").trim() === ""`;
    const program = `import { createRequire } from "node:module"; const require = createRequire("/");
      const FIRST = ${isFirst}; ${script}`;
    const child = supervise(program, answering, life);
    const second = await eventually(PATIENCE, () => pids()[1]);
    expect(lines).toEqual([
      "worker gives no sign of life; replacing it",
      "worker ended (SIGKILL); starting it again in 200 ms",
    ]);
    // Twice as long as silence is tolerated.
    await new Promise((resolve) => setTimeout(resolve, 2 * life.every * life.unanswered));
    expect(pids()).toHaveLength(2);
    expect(isAlive(second ?? 0)).toBe(true);
    await child.stop(1_000);
  });

  it("is restarted with growing delays while it keeps failing", async () => {
    const child = supervise("process.exit(3)");
    await eventually(PATIENCE, () => (lines.length >= 3 ? true : undefined));
    await child.stop(1_000);
    expect(lines.slice(0, 3)).toEqual([
      "worker ended (code 3); starting it again in 200 ms",
      "worker ended (code 3); starting it again in 400 ms",
      "worker ended (code 3); starting it again in 800 ms",
    ]);
  });

  it("is killed when it does not stop in time", async () => {
    const child = supervise(`process.on("SIGTERM", () => {}); ${patient}`);
    const pid = (await eventually(PATIENCE, () => pids()[0])) ?? 0;
    await child.stop(100);
    expect(isAlive(pid)).toBe(false);
    expect(lines).toEqual([]);
  });

  it("ends when its parent is killed", async () => {
    const module = new URL("./supervised-child.ts", import.meta.url).href;
    const end = new URL("./answer-parent.ts", import.meta.url).pathname;
    const parent = spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { superviseChild } from ${JSON.stringify(module)};
         superviseChild({
           name: "worker",
           command: ["--import", ${JSON.stringify(end)}, "--input-type=module", "-e", ${JSON.stringify(patient)}],
           environment: {},
           log: ${JSON.stringify(log)},
           life: null,
           say: () => {},
         });`,
      ],
      { stdio: "ignore" },
    );
    const pid = (await eventually(PATIENCE, () => pids()[0])) ?? 0;
    parent.kill("SIGKILL");
    await once(parent, "exit");
    expect(await eventually(PATIENCE, () => (isAlive(pid) ? undefined : "gone"))).toBe("gone");
  });
});
