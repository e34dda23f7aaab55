import type { Plugin } from "vite";

/**
 * For tests: what code asks for while it runs is handed to `globalThis.watchImport` (src/test/leave-nothing.ts), so
 * that a test file ends when all of it has come.
 */
export function watchedImports(): Plugin {
  return {
    name: "kinora:watched-imports",
    // After types are gone: `typeof import("…")` asks for nothing.
    enforce: "post",
    transform: (code, id) =>
      id.includes("/node_modules/")
        ? null
        : code.replace(/(?<![\w$.])import\(("[^"]*"|'[^']*')\)/g, "globalThis.watchImport($&)"),
  };
}
