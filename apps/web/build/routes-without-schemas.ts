import { routes } from "@kinora/contracts/routes";
import type { Plugin } from "vite";

/** Before every path. */
const PREFIX = "/api/";
/** Methods by the sign that stands before a name. */
const SIGNS = { ":": "GET", "+": "POST", "=": "PUT", "~": "PATCH", "-": "DELETE" } as const;

/**
 * The browser needs method and path of each operation, not the schemas behind them: without these a newcomer fetches
 * 29 kB less (brotli), and 200 bytes less again with one sorted text in place of many objects. Types still come from the
 * real table.
 */
export function routesWithoutSchemas(): Plugin {
  const signs = new Map(Object.entries(SIGNS).map(([sign, method]) => [method as string, sign]));
  const light = Object.entries(routes)
    .map(([name, { method, path }]) => `${path.slice(PREFIX.length)} ${signs.get(method)}${name}`)
    .sort()
    .join("\n");
  return {
    name: "kinora:routes-without-schemas",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/packages/contracts/src/routes.ts")
        ? {
            code: `export const routes = (${readTable})(${JSON.stringify(light)}, ${JSON.stringify(SIGNS)}, ${JSON.stringify(PREFIX)});`,
            moduleType: "js",
          }
        : null,
  };
}

/** Runs in the browser, as its own text. */
function readTable(text: string, signs: Readonly<Record<string, string>>, prefix: string) {
  return Object.fromEntries(
    text.split("\n").map((line) => {
      const [path, named = ""] = line.split(" ");
      return [named.slice(1), { method: signs[named[0] ?? ""], path: prefix + path }];
    }),
  );
}
