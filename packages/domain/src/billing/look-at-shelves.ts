import type { ProductShelf, ShelfStore } from "./product-shelf.ts";

/** Looks at our products at each store; one that doesn't answer keeps none of the others from it. */
export async function lookAtShelves(
  {
    shelves,
    seen,
    log,
  }: {
    readonly shelves: readonly ProductShelf[];
    readonly seen: Pick<ShelfStore, "keep" | "setProblem">;
    readonly log: (message: string) => void;
  },
  now: () => Date,
): Promise<void> {
  for (const { store, listProducts } of shelves)
    try {
      await seen.keep(store, await listProducts(), now());
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log(`products at ${store}: ${problem}`);
      await seen.setProblem(store, problem.slice(0, 200));
    }
}
