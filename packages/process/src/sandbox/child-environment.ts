import { tmpdir } from "node:os";

/**
 * Variables that every child and every ffmpeg is given, and no others: who opens a stranger's file, or runs
 * text of a stranger, has no business with the secrets, the database or the addresses of this process.
 * NODE_COMPILE_CACHE is set by our tests alone: it spares them 0.7 s of processor a child.
 */
const LISTED = ["PATH", "FFMPEG_PATH", "LANG", "NODE_COMPILE_CACHE"] as const;

/** Where programs look for the folder of temporary files. */
const TEMPORARY = process.platform === "win32" ? "TEMP" : "TMPDIR";

/**
 * The environment of a child.
 *
 * @param folder its folder of temporary files
 * @param needs what this kind of child provably needs beside the listed ones, each by name
 */
export function childEnvironment(
  folder = tmpdir(),
  needs: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv {
  const given = { ...process.env, [TEMPORARY]: folder, ...needs };
  const names = [...LISTED, TEMPORARY, ...Object.keys(needs)];
  return Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
}
