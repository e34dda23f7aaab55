import { defineConfig } from "vite";
import { routesWithoutSchemas } from "./build/routes-without-schemas.ts";
import { screenWords } from "./build/screen-words.ts";

/**
 * Bundles src/render-page.tsx with all dependencies into one file for the server that renders the
 * pages.
 */
export default defineConfig({
  plugins: [routesWithoutSchemas(), screenWords()],
  define: { "process.env.NODE_ENV": '"production"' },
  // Regardless of NODE_ENV, whose value in tests would select React's slow development form.
  oxc: { jsx: { runtime: "automatic", development: false } },
  ssr: { noExternal: true },
  build: {
    ssr: "src/render-page.tsx",
    target: "node24",
    copyPublicDir: false,
    rolldownOptions: {
      output: { entryFileNames: "render-page.mjs", codeSplitting: false },
      checks: { moduleLevelDirective: false },
      treeshake: { manualPureFunctions: ["z", "defineRoute", "pageOf", "unshown"] },
    },
  },
});
