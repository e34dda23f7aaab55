import { readFileSync, statSync, truncateSync } from "node:fs";

const sizeLimit = 10 * 1024 * 1024;

/** Empties a log larger than 10 MB; call it before the log's writer starts. */
export function trimLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > sizeLimit) truncateSync(file, 0);
}

/** Returns the last lines of a log, for the terminal. */
export function logTail(file: string, lines: number): string {
  if (!statSync(file, { throwIfNoEntry: false })) return "";
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n");
}
