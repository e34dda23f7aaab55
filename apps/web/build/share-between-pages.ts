/** The modules where loading begins: the app and the layout around its pages. */
const BEGINNINGS = ["/src/start.ts", "/src/routes/_app.tsx?tsr-split=component"];

/** The part of rolldown's module information that is used here. */
interface Module {
  readonly importedIds: readonly string[];
}

interface Context {
  getModuleInfo(id: string): Module | null;
}

/** Everything these modules import statically, directly or indirectly. */
function closure(beginnings: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const open = [...beginnings];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Returns the chunk group of a shared module of the app: `core` when every page needs it, otherwise
 * null. Modules that only some pages need must not burden the others, least of all the first page.
 */
export function coreOf(folder: string): (id: string, context: Context) => string | null {
  const beginnings = BEGINNINGS.map((file) => folder + file);
  let core: ReadonlySet<string> | null = null;
  return (id, context) => {
    core ??= closure(beginnings, context);
    return core.has(id) ? "core" : null;
  };
}
