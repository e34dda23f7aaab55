import type { ProductState } from "@kinora/contracts/billing/review-states";
import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";

/** A product as its store has it. */
export interface ShelfProduct {
  /** The store's id, which is ours. */
  readonly product: string;
  readonly state: Exclude<ProductState, "absent">;
  /** What the store calls it. */
  readonly rawState: string;
}

/** Says what became of our products at a store. */
export interface ProductShelf {
  readonly store: StoreName;
  /** Returns everything that the store has. @throws StoreUnreachable */
  readonly listProducts: () => Promise<readonly ShelfProduct[]>;
}

/** A product as it was last seen. */
export interface SeenProduct extends ShelfProduct {
  readonly store: StoreName;
  /** When it was first seen in this state. */
  readonly since: Date;
}

/** When a store was last looked at. */
export interface ShelfLook {
  readonly store: StoreName;
  readonly lookedAt: Date | null;
  readonly problem: string | null;
}

export interface ShelfStore {
  /** Keeps everything that a store has; what it no longer has goes. */
  keep(store: StoreName, found: readonly ShelfProduct[], now: Date): Promise<void>;
  /** Notes that a store did not answer; what was seen stays. */
  setProblem(store: StoreName, problem: string): Promise<void>;
  products(): Promise<SeenProduct[]>;
  looks(): Promise<ShelfLook[]>;
}
