import { routes } from "@kinora/contracts/routes";
import type { Plugin } from "vite";
import { isSeldom } from "./seldom-routes.ts";

/** The prefix of every path. */
const PREFIX = "/api/";
/** HTTP methods by the sign that precedes an operation's name. */
const SIGNS = { ":": "GET", "+": "POST", "=": "PUT", "~": "PATCH", "-": "DELETE" } as const;
const SIGN_OF = new Map(Object.entries(SIGNS).map(([sign, method]) => [method as string, sign]));

/** Encodes the operations as one sorted text, which compresses better than many objects. */
function textOf(seldom: boolean): string {
  const lines = Object.entries(routes)
    .filter(([, { path }]) => isSeldom(path) === seldom)
    .map(
      ([name, { method, path }]) => `${path.slice(PREFIX.length)} ${SIGN_OF.get(method)}${name}`,
    );
  return JSON.stringify(lines.sort().join("\n"));
}

/**
 * Replaces the routes table in the browser bundle. The browser needs the method and path of each
 * operation, not its schemas; leaving them out saves a first-time visitor 29 kB (brotli).
 * Operations used only by settings, staff pages and the shop are loaded with the first page that needs them.
 * Types still come from the real table.
 */
export function routesWithoutSchemas(): Plugin {
  return {
    name: "kinora:routes-without-schemas",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (id.endsWith("/packages/contracts/src/routes.ts")) {
        const parts = `${JSON.stringify(SIGNS)}, ${JSON.stringify(PREFIX)}`;
        return {
          code: `const read = (text) => (${readTable})(text, ${parts});
export const routes = read(${textOf(false)});
export const addRoutes = (text) => Object.assign(routes, read(text));`,
          moduleType: "js",
        };
      }
      if (!id.endsWith("/apps/web/src/store/seldom-routes.ts")) return null;
      return {
        code: `import { addRoutes } from "@kinora/contracts/routes"; addRoutes(${textOf(true)});`,
        moduleType: "js",
        moduleSideEffects: true,
      };
    },
  };
}

/** Decodes the table. Runs in the browser: its source text is put into the bundle. */
function readTable(text: string, signs: Readonly<Record<string, string>>, prefix: string) {
  return Object.fromEntries(
    text.split("\n").map((line) => {
      const [path, named = ""] = line.split(" ");
      return [named.slice(1), { method: signs[named[0] ?? ""], path: prefix + path }];
    }),
  );
}
