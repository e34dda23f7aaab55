import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
const FIRST_SCRIPTS = /<script src="\/([\w-]+\.js)"><\/script>/g;

/**
 * Inlines the style sheet and the page's own small scripts (theme, first moments), so nothing has
 * to be fetched before the first paint. Gives the app's first script a low priority, so it does not
 * delay the pictures. The server's content security policy allows exactly these scripts by hash.
 */
export function inlineFirstPaint(): Plugin {
  let publicDirectory = "";
  return {
    name: "kinora:inline-first-paint",
    apply: "build",
    configResolved: (config) => {
      publicDirectory = config.publicDir;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        html
          .replace(STYLES, (link, name: string) => {
            const file = bundle[name];
            return file?.type === "asset" ? `<style>${String(file.source)}</style>` : link;
          })
          .replace(SCRIPTS, '<$1 fetchpriority="low"')
          .replace(FIRST_SCRIPTS, (_script, name: string) => {
            const source = readFileSync(`${publicDirectory}/${name}`, "utf8");
            return `<script>${source}</script>`;
          }),
    },
  };
}
