import { readFileSync } from "node:fs";
import { join } from "node:path";

/** State that a running Postgres writes into its data directory. */
export type PostmasterFile = { pid: number; port: number; ready: boolean };

/** Reads `postmaster.pid`: line 1 is the process, line 4 the port, line 8 the state. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  const lines = readLines(postmasterFilePath(data));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

export function postmasterFilePath(data: string): string {
  return join(data, "postmaster.pid");
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
