import { renameSync, writeFileSync } from "node:fs";

/** Writes a file for its owner alone, whole or not at all: aside, onto the disk, then renamed. */
export function writeAside(file: string, text: string): void {
  const aside = `${file}.new`;
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
}
