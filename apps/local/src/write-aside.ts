import { renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file readable only by its owner, atomically: to a temporary file that is flushed, then
 * renamed.
 */
export function writeAside(file: string, text: string): void {
  const aside = `${file}.new`;
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
}
