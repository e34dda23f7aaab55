import type { StoreReceipt } from "@kinora/contracts/billing/receipts";
import { onTestFinished } from "vitest";
import type { AppPurchase, AppShell } from "../platform/app-shell.ts";

/** A shell around the page, as the iOS app has one, for one test; it says what it was asked to do. */
export function fakeAppShell({
  prices,
  ...about
}: Partial<Omit<AppShell, "products">> & { readonly prices: Readonly<Record<string, string>> }) {
  const done: unknown[] = [];
  const shell: AppShell = {
    ...{ version: 1, store: "app_store", storefront: "USA" },
    products: async (ids) =>
      ids.flatMap((id) => (prices[id] === undefined ? [] : { id, price: prices[id] })),
    async purchase(wish): Promise<AppPurchase> {
      done.push(["purchase", wish]);
      return { outcome: "bought", receipt: receiptOf(wish.product) };
    },
    unfinished: async () => [],
    finish: async (receipt) => void done.push(["finish", receipt]),
    restore: async () => [],
    manage: async () => void done.push(["manage"]),
    ...about,
  };
  Object.defineProperty(window, "kinoraShell", { value: shell, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, "kinoraShell"));
  return { shell, done };
}

export const receiptOf = (signed: string): StoreReceipt => ({
  ...{ store: "app_store", signedTransaction: signed },
});
