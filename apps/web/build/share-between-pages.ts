/** Where loading begins: the app, and what stands around its pages. */
const BEGINNINGS = ["/src/start.ts", "/src/routes/_app.tsx?tsr-split=component"];

/** As much of rolldown's view of a module as is asked for here. */
interface Module {
  readonly importedIds: readonly string[];
}

interface Context {
  getModuleInfo(id: string): Module | null;
}

/** All that one of these imports before it runs, whatever it leads over. */
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
 * The group of a module of ours that several files share: `core` when every page needs it, else none. What
 * only some pages need is no business of the others, the first page least of all.
 */
export function coreOf(folder: string): (id: string, context: Context) => string | null {
  const beginnings = BEGINNINGS.map((file) => folder + file);
  let core: ReadonlySet<string> | null = null;
  return (id, context) => {
    core ??= closure(beginnings, context);
    return core.has(id) ? "core" : null;
  };
}
