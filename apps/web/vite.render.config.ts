import { defineConfig } from "vite";
import { routesWithoutSchemas } from "./build/routes-without-schemas.ts";
import { screenWords } from "./build/screen-words.ts";

/** src/render-page.tsx as one file with everything in it, for the server that sends the pages. */
export default defineConfig({
  plugins: [routesWithoutSchemas(), screenWords()],
  define: { "process.env.NODE_ENV": '"production"' },
  // Whatever NODE_ENV says: the one of tests would have React in its slow form.
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
