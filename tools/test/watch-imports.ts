import type { Plugin } from "vite";

/**
 * Passes dynamic imports of the code under test to `globalThis.watchImport` (leave-as-found.ts), so
 * that a test file ends only when all of them have loaded.
 */
export function watchImports(): Plugin {
  return {
    name: "kinora:watch-imports",
    // Runs after types are stripped, because `typeof import("…")` loads nothing.
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
