import type { Plugin } from "vite";

/**
 * What code under test asks for while it runs is handed to `globalThis.watchImport` (leave-as-found.ts), so that a
 * test file ends when all of it has come.
 */
export function watchImports(): Plugin {
  return {
    name: "kinora:watch-imports",
    // After types are gone: `typeof import("…")` asks for nothing.
    enforce: "post",
    transform: (code, id) =>
      id.includes("/node_modules/")
        ? null
        : code.replace(
            /(?<![\w$.])import\(\s*("[^"]*"|'[^']*')\s*,?\s*\)/g,
            "globalThis.watchImport($&)",
          ),
  };
}
