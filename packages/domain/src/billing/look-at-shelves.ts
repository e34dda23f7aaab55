import type { ProductShelf, ShelfStore } from "./product-shelf.ts";

interface LookPorts {
  readonly shelves: readonly ProductShelf[];
  readonly seen: Pick<ShelfStore, "keep" | "setProblem" | "products">;
  readonly log: (message: string) => void;
}

/** Looks at our products at each store; one that doesn't answer keeps none of the others from it. */
export async function lookAtShelves(
  { shelves, seen, log }: LookPorts,
  now: () => Date,
): Promise<void> {
  for (const shelf of shelves)
    try {
      await lookAt(shelf, seen, now);
    } catch (error) {
      const problem = textOf(error);
      log(`products at ${shelf.store}: ${problem}`);
      await seen.setProblem(shelf.store, problem).catch((unwritten: unknown) => {
        log(`products at ${shelf.store}: ${textOf(unwritten)}`);
      });
    }
}

/** A store that lists nothing any more has rather answered something that we don't understand. */
async function lookAt(
  { store, listProducts }: ProductShelf,
  seen: LookPorts["seen"],
  now: () => Date,
): Promise<void> {
  const found = await listProducts();
  if (found.length === 0 && (await seen.products()).some((one) => one.store === store))
    throw new Error("The store lists none of our products any more.");
  await seen.keep(store, found, now());
}

/** What stores say may hold characters that can't be written down. */
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}/gu, " ").slice(0, 200);
