import type { AppStoreName } from "@kinora/contracts/billing/app-shop";
import type { StoreReceipt } from "@kinora/contracts/billing/receipts";

/** What the store's own sheet came to. `pending`: somebody else must agree, or the money is on its way. */
export type AppPurchase =
  | { readonly outcome: "bought"; readonly receipt: StoreReceipt }
  | { readonly outcome: "canceled" | "pending" };

/** What the iOS and Android apps offer to the pages in them (docs/app-shell.md). */
export interface AppShell {
  readonly version: 1;
  readonly store: AppStoreName;
  /** Country of the buyer's account, as the store writes it: "USA", "US". */
  readonly storefront: string;
  /** What the store sells of these, each with its price in the buyer's currency and language. */
  readonly products: (
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly price: string }[]>;
  /** Opens the store's sheet. */
  readonly purchase: (wish: {
    readonly product: string;
    /** Says whose it is. */
    readonly accountToken: string;
  }) => Promise<AppPurchase>;
  /** What was bought and is not finished, also by an app that was closed meanwhile. */
  readonly unfinished: () => Promise<readonly StoreReceipt[]>;
  /** The server has it. */
  readonly finish: (receipt: StoreReceipt) => Promise<void>;
  /** What the store's account owns, on a new phone too. */
  readonly restore: () => Promise<readonly StoreReceipt[]>;
  /** Opens the store's page of subscriptions. */
  readonly manage: () => Promise<void>;
}

declare global {
  interface Window {
    readonly kinoraShell?: AppShell;
  }
}

/** The app that shows this page; null in a browser, and in an app of another contract. */
export const appShell = (): AppShell | null =>
  window.kinoraShell?.version === 1 ? window.kinoraShell : null;
