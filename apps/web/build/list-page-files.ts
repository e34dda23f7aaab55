import type { Plugin, Rolldown } from "vite";

const ROUTE = /\/src\/routes\/(_app\/)?([^?]+)\.tsx\?tsr-split=component$/;

/** The route that matches every other address. */
const ANYWHERE = "$";

/** The layout around the pages in routes/_app/. */
const SHELL = /\/src\/routes\/_app\.tsx\?tsr-split=component$/;

/**
 * Maps `item.$id` → `/item/$id` and `settings/index` → `/settings/`, as the router writes its
 * paths.
 */
const addressOf = (file: string) => `/${file.replaceAll(".", "/")}`.replace(/(?:^|\/)index$/, "/");

/**
 * Writes page-files.json: the scripts each address needs in addition to those of every page. The
 * server names them in the page, so they are fetched in parallel with the others instead of after
 * those have run.
 */
export function listPageFiles(): Plugin {
  return {
    name: "kinora:list-page-files",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = new Set(entry ? closure(entry, byName) : []);
      const around = chunks.find(({ facadeModuleId }) => SHELL.test(facadeModuleId ?? ""));
      // The entry runs in pieces and therefore imports them one after another.
      const pieces = (entry?.dynamicImports ?? []).flatMap((name) => byName.get(name) ?? []);
      const pages = chunks.flatMap((chunk) => {
        const [, inside, file] = ROUTE.exec(chunk.facadeModuleId ?? "") ?? [];
        if (file === undefined || file === ANYWHERE || chunk === around) return [];
        const first = [...pieces, ...(inside && around ? [around, chunk] : [chunk])];
        const files = first.flatMap((part) => closure(part, byName));
        return [[addressOf(file), [...new Set(files)].filter((name) => !known.has(name))]];
      });
      const source = JSON.stringify(Object.fromEntries(pages));
      this.emitFile({ type: "asset", fileName: "page-files.json", source });
    },
  };
}

/** A chunk and everything it imports statically. */
function closure(
  first: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): string[] {
  const found = new Set<string>();
  const open = [first.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(byName.get(name)?.imports ?? []));
  }
  return [...found];
}
