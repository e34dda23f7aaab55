import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What a child of this kind may do; everything else its Node refuses. */
export interface Permissions {
  /** Files and folders it reads beside our own code; "anything": it is told paths later. */
  readonly reads?: readonly string[] | "anything";
  /** Folders it writes to beside its own for temporary files. */
  readonly writes?: readonly string[] | "anything";
  /** Whether it starts programs (ffmpeg) and threads of its own. */
  readonly starts?: boolean;
  /** Megabytes of JavaScript's own memory; pictures, films and networks are held outside it. */
  readonly heapMegabytes: number;
  /** Whether it asks for its memory to be swept. */
  readonly sweeps?: boolean;
}

/** This package's folder, beside those of the other rooms. */
const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** Folders with our code and that of others, as Node looks for them. */
function codeFolders(): string[] {
  const folders = [dirname(join(PACKAGE, "."))];
  for (let at = join(PACKAGE, "."); at !== dirname(at); at = dirname(at)) {
    const modules = join(at, "node_modules");
    if (isThere(modules)) folders.push(modules);
  }
  return folders.map((folder) => realpathSync(folder));
}

/** A child that starts one of its own (a network) may not even ask whether there is what it was not given. */
const isThere = (path: string) =>
  (process.permission?.has("fs.read", path) ?? true) && existsSync(path);

let code: readonly string[] | undefined;

/**
 * Flags of Node for a child. Addons (canvas, sharp, ONNX Runtime) read and write past these permissions; the
 * rest of a child, ours and its libraries', does not.
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

/** Node 24 denies a folder itself (not what is in it) when something inside was granted before it. */
const outermost = (paths: readonly string[]) =>
  paths.filter((path) => !paths.some((other) => path.startsWith(join(other, "/"))));

/** What Node made of our sources is kept where our tests say; a Node that may not write there does not read it. */
const compiledSources = (): string[] =>
  process.env.NODE_COMPILE_CACHE ? [process.env.NODE_COMPILE_CACHE] : [];

const namesOf = (paths: readonly string[] | "anything") => (paths === "anything" ? ["*"] : paths);
