// Preloaded into the starter, the api and the worker. Not TypeScript: what runs before the compiled
// sources are found would load Node's TypeScript compiler, which then has nothing left to compile.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps the compiled sources of our own processes beside the packages, so that a start compiles only
 * what changed. Children that handle untrusted files have none: whoever can write it decides what
 * the next process runs, and Node reads it only with permission to write.
 */
enableCompileCache(
  fileURLToPath(new URL("../../../node_modules/.cache/kinora/code", import.meta.url)),
);
