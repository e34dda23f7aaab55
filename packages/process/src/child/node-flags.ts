import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Permissions of a kind of child; Node denies everything else. */
export interface Permissions {
  /** Files and folders it reads besides our own code; "anything" when paths are given later. */
  readonly reads?: readonly string[] | "anything";
  /** Folders it writes to besides its own folder for temporary files. */
  readonly writes?: readonly string[] | "anything";
  /** Whether it starts programs (ffmpeg) and threads. */
  readonly starts?: boolean;
  /** Megabytes of the JavaScript heap; pictures, films and networks are stored outside it. */
  readonly heapMegabytes: number;
  /** Whether it triggers garbage collection. */
  readonly sweeps?: boolean;
}

/** This package's folder, among those of the other packages. */
const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the folders with our code and dependencies, as Node resolves them. */
function codeFolders(): string[] {
  const folders = [dirname(join(PACKAGE, "."))];
  for (let at = join(PACKAGE, "."); at !== dirname(at); at = dirname(at)) {
    const modules = join(at, "node_modules");
    if (isThere(modules)) folders.push(modules);
  }
  return folders.map((folder) => realpathSync(folder));
}

/**
 * A child that starts its own child (a network) may not even check whether a path outside its
 * permissions exists.
 */
const isThere = (path: string) =>
  (process.permission?.has("fs.read", path) ?? true) && existsSync(path);

let code: readonly string[] | undefined;

/**
 * Returns Node's flags for a child. Addons (canvas, sharp, ONNX Runtime) can bypass these
 * permissions; the rest of a child, our code and its libraries, cannot.
 */
export function nodeFlags(permissions: Permissions, folder: string): string[] {
  const { reads = [], writes = [], starts = false, heapMegabytes, sweeps = false } = permissions;
  code ??= codeFolders();
  const own = [folder, ...compiledSources()];
  const readable = reads === "anything" ? ["*"] : [...code, ...own, ...reads, ...namesOf(writes)];
  const writable = writes === "anything" ? ["*"] : [...own, ...writes];
  return [
    ...["--disable-warning=ExperimentalWarning", "--disable-warning=SecurityWarning"],
    `--max-old-space-size=${heapMegabytes}`,
    ...(sweeps ? ["--expose-gc"] : []),
    ...["--permission", "--allow-addons"],
    ...(starts ? ["--allow-child-process", "--allow-worker"] : []),
    ...outermost(readable).map((path) => `--allow-fs-read=${path}`),
    ...outermost(writable).map((path) => `--allow-fs-write=${path}`),
  ];
}

/**
 * Node 24 denies access to a folder itself (not to its content) if something inside it was granted
 * before.
 */
const outermost = (paths: readonly string[]) =>
  paths.filter((path) => !paths.some((other) => path.startsWith(join(other, "/"))));

/**
 * Our tests configure where Node caches compiled sources; it does not read the cache without
 * permission to write it.
 */
const compiledSources = (): string[] =>
  process.env.NODE_COMPILE_CACHE ? [process.env.NODE_COMPILE_CACHE] : [];

const namesOf = (paths: readonly string[] | "anything") => (paths === "anything" ? ["*"] : paths);
