import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const CHILD = `
import { sendToParent } from ${JSON.stringify(new URL("./send-to-parent.ts", import.meta.url).href)};
process.on("message", () => {
  process.kill(process.ppid, "SIGKILL");
  // The channel breaks while nothing is heard, as it does amid a long picture.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  sendToParent({ share: 0.5 });
  sendToParent({ share: 1 });
});
process.on("disconnect", () => process.exit(1));
`;

it("prints nothing on standard error when the parent has ended", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kinora-tell-"));
  try {
    const child = join(folder, "child.ts");
    const parent = join(folder, "parent.ts");
    await writeFile(child, CHILD);
    await writeFile(
      parent,
      `import { fork } from "node:child_process";
       const child = fork(${JSON.stringify(child)}, [], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
       child.send({});`,
    );
    const started = spawn(
      process.execPath,
      ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", parent],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let said = "";
    const lines = started.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    // Ends when the last process that holds the pipe has ended.
    await once(lines, "end");
    expect(said).toBe("");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
