import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const longest = 300;
const usualMost = 180;
const usualShare = 0.95;
const generated = /\.gen\.ts$|\.d\.ts$/;

/** Checks the size limits: no source file over 300 lines, and at most 5 % over 180. */
export async function findLongFiles(): Promise<string> {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && !generated.test(file) && existsSync(join(root, file)));
  const sizes = files
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n").length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  return judgeSizes(sizes);
}

/** Returns a message for each limit that is exceeded; empty when there is none. */
export function judgeSizes(sizes: { file: string; lines: number }[]): string {
  const tooLong = sizes.filter(({ lines }) => lines > longest);
  const long = sizes.filter(({ lines }) => lines > usualMost);
  const allowed = Math.floor(sizes.length * (1 - usualShare));
  const complaints = tooLong.map(
    ({ file, lines }) => `${file} has ${lines} lines (${longest} at most)`,
  );
  if (long.length > allowed) {
    const list = long.map(({ file, lines }) => `  ${lines} ${file}`).join("\n");
    complaints.push(`${long.length} files have over ${usualMost} lines (${allowed} may):\n${list}`);
  }
  return complaints.join("\n");
}
