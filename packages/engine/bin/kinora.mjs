#!/usr/bin/env node
// `kinora`: this launcher runs on Node 20.19 and later; the engine needs Node 24, which npm
// installs with the project.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

if (Number(process.versions.node.split(".")[0]) >= 24) {
  await import("../src/cli.ts");
} else {
  const own = fileURLToPath(new URL("../../../node_modules/node/bin/node", import.meta.url));
  const program = existsSync(own) ? own : null;
  if (program === null) {
    console.error("kinora needs Node 24: run npm ci in the clone, or use Node 24 or newer.");
    process.exitCode = 1;
  } else {
    const child = spawn(program, [script, ...process.argv.slice(2)], { stdio: "inherit" });
    // The terminal sends Ctrl+C to both processes; this one waits for the child to exit cleanly.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    child.once("exit", (code, signal) => {
      process.exitCode = code ?? (signal === null ? 1 : 130);
    });
  }
}
