import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { screenWords } from "./build/screen-words.ts";

/**
 * Builds src/test/wall-page.tsx as in production for bench/web-wall.ts, which sets the output
 * directory.
 */
export default defineConfig({
  plugins: [screenWords(), tailwindcss()],
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
  build: {
    emptyOutDir: true,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/test/wall-page.tsx",
      output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
    },
  },
});
